'use client'
import type { ReactNode } from 'react'
import { SuccessDates } from '../../art/illustrations/success-dates.tsx'
import { WeaveBand } from '../../art/weave/index.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon/icon.tsx'
import { calendarAddIcon } from '../icon/generated/icons.ts'
import { Money } from '../money/money.tsx'
import { useKit } from '../provider/context.ts'

export interface BookingConfirmationPopupProps extends ControlledModalProps {
  /** The numbers of the new orders. */
  orderNumbers: readonly string[]
  /** The paid amount, in halalas. */
  paid: number
  /** What happens next, one sentence for each step. */
  nextSteps: readonly ReactNode[]
  /** A link to the orders. */
  ordersLink: SlotElement
  /** Called by the button that downloads the calendar file. Leave it out when there are no dates. */
  onCalendar?: (() => void) | undefined
  /** A summary of the booking: the time, the place and the worker. */
  children?: ReactNode
}

/** Confirms a paid booking: the order numbers, the next steps, and a calendar file with the dates. */
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
        <WeaveBand unrolls size="small" className="sk:rounded-field" />
        <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-6 sk:gap-y-2 sk:rounded-card sk:bg-success-soft sk:p-4 sk:text-on-success-soft">
          <SuccessDates className="sk:w-28 sk:motion-safe:sk-rise" />
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
