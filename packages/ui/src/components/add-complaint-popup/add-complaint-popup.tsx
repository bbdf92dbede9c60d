'use client'
import type { ReactNode } from 'react'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { PopupForm } from '../../internal/popup-form.tsx'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { NativeSelect } from '../native-select/native-select.tsx'
import { useKit } from '../provider/context.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export interface AddComplaintValues {
  contractId: string
  type: string
  details: string
  /** A visit of the contract, or empty for none. */
  visitId?: string | undefined
}
type Name = keyof AddComplaintValues

export interface AddComplaintPopupProps extends BasePopupProps {
  values: AddComplaintValues
  onValueChange: (name: Name, value: string) => void
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
  /** Shown below the title: when you answer a complaint. */
  description?: ReactNode
  /** The contracts that the customer can complain about. */
  contracts: readonly { readonly id: string; readonly label: string }[]
  /** The visits of the chosen contract that the complaint may be about. Without any there is no such field. */
  visits?: readonly { readonly id: string; readonly label: string }[] | undefined
  /** The field for pictures. */
  pictures?: ReactNode
  /** The limit that the character counter of `details` shows. */
  countTo: number
  errors?: { readonly [Field in Name]?: ReactNode } | undefined
  /** Called with the name of a field when it loses focus. */
  onLeave?: ((name: Name) => void) | undefined
  /** Returns the id of the control of a field, so that the page can find it. */
  fieldId?: ((name: Name) => string) | undefined
  /** Links to the three request forms, for a customer who needs one of those instead of a complaint. */
  requests?: { readonly [Kind in 'replacement' | 'cancellation' | 'suspension']: SlotElement } | undefined
}

const types = ['delay', 'unsatisfactory', 'behavior', 'payment', 'other'] as const

/** A form for a complaint about a contract: its kind, and a description in the customer's own words. */
export function AddComplaintPopup({
  values,
  onValueChange,
  onSubmit,
  contracts,
  visits = [],
  pictures,
  countTo,
  errors = {},
  onLeave,
  fieldId,
  requests,
  ...state
}: AddComplaintPopupProps): ReactNode {
  const { strings } = useKit('AddComplaintPopup')
  const words = strings.addComplaintPopup
  const names = strings.complaintCard.types
  const bound = (name: Name) => ({
    id: fieldId?.(name),
    error: errors[name],
    disabled: state.submitting,
  })
  return (
    <PopupForm {...state} title={words.title} send={words.send} onSubmit={onSubmit}>
      <NativeSelect
        {...bound('contractId')}
        label={words.contract}
        required
        placeholder={words.chooseContract}
        options={contracts.map(({ id, label }) => ({ value: id, label }))}
        value={values.contractId}
        onValueChange={(value) => onValueChange('contractId', value)}
        onBlur={() => onLeave?.('contractId')}
      />
      {visits.length > 0 && (
        <NativeSelect
          {...bound('visitId')}
          label={words.visit}
          optional
          placeholder={words.noVisit}
          options={visits.map(({ id, label }) => ({ value: id, label }))}
          value={values.visitId ?? ''}
          onValueChange={(value) => onValueChange('visitId', value)}
          onBlur={() => onLeave?.('visitId')}
        />
      )}
      <RadioGroup
        {...bound('type')}
        label={words.type}
        required
        options={types.map((type) => ({ value: type, label: names[type === 'other' ? 'another' : type] }))}
        value={values.type}
        onValueChange={(value) => onValueChange('type', value)}
      />
      <Textarea
        {...bound('details')}
        label={words.details}
        optional
        rows={4}
        countTo={countTo}
        value={values.details}
        onValueChange={(value) => onValueChange('details', value)}
        onBlur={() => onLeave?.('details')}
      />
      {pictures}
      {requests && (
        <nav aria-label={words.requests} className="sk:grid sk:gap-1 sk:rounded-card sk:bg-subtle sk:p-4">
          <span className="sk:text-small sk:text-text-muted">{words.requests}</span>
          <ul className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:gap-x-5 sk:p-0">
            {(['replacement', 'cancellation', 'suspension'] as const).map((kind) => (
              <li key={kind}>
                {fillSlot(
                  requests[kind],
                  'sk:inline-flex sk:min-h-touch sk:items-center sk:text-primary sk:underline',
                  words[kind],
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PopupForm>
  )
}
