'use client'
import type { ReactNode } from 'react'
import { NumberedSteps } from '../../internal/numbered-steps.tsx'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'

export interface GovernmentStep {
  title?: string | undefined
  text: string
}

export interface GovernmentStepsPopupProps extends ControlledModalProps {
  steps: readonly GovernmentStep[]
  /** A link to the government platform, outside the site. */
  platformLink?: SlotElement | undefined
}

/** Explains what the customer does on the government platform for recruitment. */
export function GovernmentStepsPopup({
  open,
  onOpenChange,
  steps,
  platformLink,
  ...rest
}: GovernmentStepsPopupProps): ReactNode {
  const { strings } = useKit('GovernmentStepsPopup')
  const words = strings.governmentStepsPopup
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={
        platformLink && (
          <Button asChild variant="secondary">
            {fillSlot(platformLink, '', words.go)}
          </Button>
        )
      }
    >
      <NumberedSteps steps={steps} />
    </Dialog>
  )
}
