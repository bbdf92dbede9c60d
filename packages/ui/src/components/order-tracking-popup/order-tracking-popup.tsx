'use client'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Code } from '../code/code.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { useKit } from '../provider/context.ts'
import { SkeletonGroup } from '../skeleton/skeleton.tsx'
import type { TrackingStepperStage } from '../tracking-stepper/tracking-steps.ts'
import { TrackingStepper, TrackingStepperSkeleton } from '../tracking-stepper/tracking-stepper.tsx'

export interface OrderTrackingPopupProps extends ControlledModalProps {
  /** The order number that the customer sees. */
  orderNumber?: string | undefined
  /** The stages; `undefined` while they load. */
  stages: readonly TrackingStepperStage[] | undefined
  /** Called by the retry button. Pass it when the stages could not be loaded. */
  onRetry?: (() => void) | undefined
  /** An `<a>` or a router's link to the page with the same content. */
  page?: SlotElement | undefined
}

/** The progress of an order. A stage reached while the popup is open is announced. */
export function OrderTrackingPopup({
  open,
  onOpenChange,
  orderNumber,
  stages,
  onRetry,
  page,
  ...rest
}: OrderTrackingPopupProps): ReactNode {
  const words = useKit('OrderTrackingPopup').strings.orderTrackingPopup
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={
        orderNumber && (
          <>
            {words.order} <Code value={orderNumber} />
          </>
        )
      }
      footer={
        page && (
          <Button variant="secondary" asChild>
            {fillSlot(page, '', words.page)}
          </Button>
        )
      }
    >
      {stages ? (
        // The padding leaves space for the ring around the current stage.
        <TrackingStepper stages={stages} className="sk:p-1" />
      ) : onRetry ? (
        <ErrorState level={3} onRetry={onRetry} />
      ) : (
        <SkeletonGroup className="sk:p-1">
          <TrackingStepperSkeleton count={6} />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
