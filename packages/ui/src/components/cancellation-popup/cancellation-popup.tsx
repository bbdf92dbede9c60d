'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { PopupState } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { CancellationFields } from './cancellation-fields.tsx'
import type { CancellationFieldsProps } from './cancellation-fields.tsx'

export interface CancellationPopupProps extends PopupState, Omit<CancellationFieldsProps, 'disabled'> {
  /** Sends what `values` hold; you judge them first. */
  onSubmit: () => void
}

/** Asks to cancel a contract: what it costs first, then why, then the sending. */
export function CancellationPopup(props: CancellationPopupProps): ReactNode {
  const words = useKit('CancellationPopup').strings.cancellationPopup
  return (
    <PopupForm
      {...props}
      title={words.title}
      description={words.description}
      send={words.send}
      danger
      disabled={!props.quote || Boolean(props.refusal)}
    >
      <CancellationFields {...props} disabled={props.submitting} />
    </PopupForm>
  )
}
