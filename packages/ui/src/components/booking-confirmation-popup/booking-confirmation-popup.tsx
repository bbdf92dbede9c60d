'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { WindowState } from '../../internal/window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { calendarAddIcon, checkCircleIcon } from '../icon/generated/icons.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'

export interface BookingConfirmationPopupProps extends WindowState {
  /** The numbers of the orders that were made. */
  orderNumbers: readonly string[]
  /** What was paid, in halalas. */
  paid: number
  /** What happens now, one sentence a step. */
  nextSteps: readonly ReactNode[]
  /** Leads to the orders. */
  ordersLink: SlotElement
  /** Hands over the calendar file; left out where there are no dates. */
  onCalendar?: (() => void) | undefined
  /** What was booked: when somebody comes, where to, and who. */
  children?: ReactNode
}

/** The booking is made and paid: its numbers, what happens now, and the dates for the calendar. */
export function BookingConfirmationPopup({
  open,
  onOpenChange,
  orderNumbers,
  paid,
  nextSteps,
  ordersLink,
  onCalendar,
  children,
  ...rest
}: BookingConfirmationPopupProps): ReactNode {
  const { strings } = useKit('BookingConfirmationPopup')
  const words = strings.bookingConfirmationPopup
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button asChild>{fillSlot(ordersLink, '', words.orders)}</Button>
          {onCalendar && (
            <Button variant="secondary" icon={<Icon of={calendarAddIcon} size="md" />} onClick={onCalendar}>
              {words.calendar}
            </Button>
          )}
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="sk:grid sk:gap-4">
        <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-6 sk:gap-y-2 sk:rounded-card sk:bg-success-soft sk:p-4 sk:text-on-success-soft">
          <Icon of={checkCircleIcon} size="xl" />
          <p className="sk:m-0 sk:grid">
            <span className="sk:text-small">{words.numbers}</span>
            <span className="sk:flex sk:flex-wrap sk:gap-x-3">
              {orderNumbers.map((number) => (
                <Code key={number} value={number} />
              ))}
            </span>
          </p>
          <p className="sk:m-0 sk:grid">
            <span className="sk:text-small">{words.paid}</span>
            <Money halalas={paid} weight="strong" />
          </p>
        </div>
        {children}
        <div>
          <p className="sk:m-0 sk:mb-2 sk:font-semibold">{words.next}</p>
          <ol className="sk:m-0 sk:grid sk:list-numbers sk:gap-1.5 sk:ps-6">
            {nextSteps.map((step, index) => (
              <li key={index}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Dialog>
  )
}
