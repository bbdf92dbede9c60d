'use client'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PopupForm } from '../../internal/popup-form.tsx'
import type { PopupState } from '../../internal/popup-form.tsx'
import { useKit } from '../provider/context.ts'
import { AddressFields } from './address-fields.tsx'
import type { AddressFieldsProps } from './address-fields.tsx'

export interface AddAddressPopupProps extends PopupState, AddressFieldsProps {
  /** An address that is there already is mended. */
  editing?: boolean | undefined
  /** Sends what `values` hold; you judge them first. */
  onSubmit: () => void
  /** Raise it with every attempt that failed: the first wrong field then takes the focus. */
  attempt?: number | undefined
}

/** Adds an address, or mends one, without leaving the page. */
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
