'use client'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { SuspensionFields } from './suspension-fields.tsx'
import type { SuspensionFieldsProps } from './suspension-fields.tsx'

export interface SuspensionPopupProps extends BasePopupProps, Omit<SuspensionFieldsProps, 'disabled'> {
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
}

/** A form to request a pause of a contract. The paused days are added at its end. */
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
