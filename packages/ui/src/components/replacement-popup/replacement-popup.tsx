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
export function ReplacementPopup({
  open,
  onOpenChange,
  submitting,
  failure,
  success,
  onSubmit,
  ...fields
}: ReplacementPopupProps): ReactNode {
  const words = useKit('ReplacementPopup').strings.replacementPopup
  return (
    <PopupForm
      {...{ open, onOpenChange, submitting, failure, success, onSubmit }}
      title={words.title}
      description={words.description}
      send={words.send}
    >
      <ReplacementFields {...fields} disabled={submitting} />
    </PopupForm>
  )
}
