'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { PopupState } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { SuspensionFields } from './suspension-fields.tsx'
import type { SuspensionFieldsProps } from './suspension-fields.tsx'

export interface SuspensionPopupProps extends PopupState, Omit<SuspensionFieldsProps, 'disabled'> {
  /** Sends what `values` hold; you judge them first. */
  onSubmit: () => void
}

/** Asks to pause a contract for some days, which move to its end. */
export function SuspensionPopup({
  open,
  onOpenChange,
  submitting,
  failure,
  success,
  onSubmit,
  ...fields
}: SuspensionPopupProps): ReactNode {
  const words = useKit('SuspensionPopup').strings.suspensionPopup
  return (
    <PopupForm
      {...{ open, onOpenChange, submitting, failure, success, onSubmit }}
      title={words.title}
      description={words.description}
      send={words.send}
      disabled={!fields.quote || Boolean(fields.refusal)}
    >
      <SuspensionFields {...fields} disabled={submitting} />
    </PopupForm>
  )
}
