'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { ReplacementFields } from './replacement-fields.tsx'
import type { ReplacementFieldsProps } from './replacement-fields.tsx'

export interface ReplacementPopupProps extends BasePopupProps, Omit<ReplacementFieldsProps, 'disabled'> {
  /** Shown below the title: how long a replacement takes. */
  description?: ReactNode
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
}

/** A form to request another worker, chosen by the customer or by the office. */
export function ReplacementPopup(props: ReplacementPopupProps): ReactNode {
  const words = useKit('ReplacementPopup').strings.replacementPopup
  return (
    <PopupForm {...props} title={words.title} send={words.send}>
      <ReplacementFields {...props} disabled={props.submitting} />
    </PopupForm>
  )
}
