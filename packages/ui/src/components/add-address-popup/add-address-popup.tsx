'use client'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressFieldsProps } from './address-fields.tsx'

export interface AddAddressPopupProps extends BasePopupProps, AddressFieldsProps {
  /** True when the popup edits an existing address instead of adding one. */
  editing?: boolean | undefined
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
  /** Increase it after every failed attempt to submit. Focus then moves to the first invalid field. */
  attempt?: number | undefined
}

/** A popup that adds an address, or edits one. */
export function AddAddressPopup(props: AddAddressPopupProps): ReactNode {
  const { editing = false, attempt = 0 } = props
  const words = useKit('AddAddressPopup').strings.addAddressPopup
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  return (
    <PopupForm {...props} title={editing ? words.edit : words.add} size="lg" send={words.save}>
      <div ref={body}>
        <AddressFields {...props} />
      </div>
    </PopupForm>
  )
}
