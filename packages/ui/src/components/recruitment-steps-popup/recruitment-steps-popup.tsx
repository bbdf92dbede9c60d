'use client'
import type { ReactNode } from 'react'
import { NumberedSteps } from '../../internal/numbered-steps.tsx'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'

export interface RecruitmentStep {
  title: string
  text: string
}

export interface RecruitmentStepsPopupProps extends ControlledModalProps {
  /** The steps, in order. */
  steps: readonly RecruitmentStep[]
  /** A link to the services. */
  startLink?: SlotElement | undefined
}

/** Explains the steps of an order, from choosing a service to the worker's first day. */
export function RecruitmentStepsPopup({
  open,
  onOpenChange,
  steps,
  startLink,
  ...rest
}: RecruitmentStepsPopupProps): ReactNode {
  const { strings } = useKit('RecruitmentStepsPopup')
  const words = strings.recruitmentStepsPopup
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={startLink && <Button asChild>{fillSlot(startLink, '', words.start)}</Button>}
    >
      <NumberedSteps steps={steps} />
    </Dialog>
  )
}
