'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { checkCircleIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'

export interface PackageConfirmationPopupProps extends ControlledModalProps {
  /** The number of the new order. */
  orderNumber?: string | undefined
  /** A link to the orders. */
  ordersLink: SlotElement
}

/** Confirms that the package request was received: its number, the next steps, and a link to the orders. */
export function PackageConfirmationPopup({
  open,
  onOpenChange,
  orderNumber,
  ordersLink,
  ...rest
}: PackageConfirmationPopupProps): ReactNode {
  const words = useKit('PackageConfirmationPopup').strings.packageConfirmationPopup
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      size="sm"
      footer={
        <>
          <Button asChild>{fillSlot(ordersLink, '', words.orders)}</Button>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="sk:flex sk:flex-wrap sk:items-center sk:gap-x-4 sk:gap-y-1 sk:rounded-card sk:bg-success-soft sk:p-4 sk:text-on-success-soft">
        <Icon of={checkCircleIcon} size="xl" />
        <p className="sk:m-0 sk:grid">
          <strong>{words.success}</strong>
          {orderNumber !== undefined && (
            <span className="sk:flex sk:flex-wrap sk:gap-x-2 sk:text-small">
              {words.number}
              <Code value={orderNumber} />
            </span>
          )}
        </p>
      </div>
    </Dialog>
  )
}
