'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { PopupState } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { ReplacementFields } from './replacement-fields.tsx'
import type { ReplacementFieldsProps } from './replacement-fields.tsx'

export interface ReplacementPopupProps extends PopupState, Omit<ReplacementFieldsProps, 'disabled'> {
  /** Sends what `values` hold; you judge them first. */
  onSubmit: () => void
}

/** Asks for another worker, of one's own choice or the office's. */
export function ReplacementPopup(props: ReplacementPopupProps): ReactNode {
  const words = useKit('ReplacementPopup').strings.replacementPopup
  return (
    <PopupForm {...props} title={words.title} description={words.description} send={words.send}>
      <ReplacementFields {...props} disabled={props.submitting} />
    </PopupForm>
  )
}
