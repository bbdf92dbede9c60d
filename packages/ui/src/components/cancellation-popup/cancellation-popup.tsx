'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { CancellationFields } from './cancellation-fields.tsx'
import type { CancellationFieldsProps } from './cancellation-fields.tsx'

export interface CancellationPopupProps extends BasePopupProps, Omit<CancellationFieldsProps, 'disabled'> {
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
  /** True if the cancellation is free and takes effect at once, which the button then says. */
  atOnce?: boolean | undefined
}

/** A form to request the cancellation of a contract. It shows the cost before it asks for the reason. */
export function CancellationPopup({ atOnce = false, effect, ...props }: CancellationPopupProps): ReactNode {
  const words = useKit('CancellationPopup').strings.cancellationPopup
  return (
    <PopupForm
      {...props}
      title={words.title}
      description={effect ?? words.description}
      send={atOnce ? words.sendNow : words.send}
      danger
      disabled={!props.quote || Boolean(props.refusal)}
    >
      <CancellationFields {...props} disabled={props.submitting} />
    </PopupForm>
  )
}
