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
export function SuspensionPopup(props: SuspensionPopupProps): ReactNode {
  const words = useKit('SuspensionPopup').strings.suspensionPopup
  return (
    <PopupForm
      {...props}
      title={words.title}
      description={words.description}
      send={words.send}
      disabled={!props.quote || Boolean(props.refusal)}
    >
      <SuspensionFields {...props} disabled={props.submitting} />
    </PopupForm>
  )
}
