'use client'
import type { ReactNode } from 'react'
import { PaymentMark } from '../../art/payment/payment-mark.tsx'
import type { PaymentBrand } from '../../art/payment/payment-mark.tsx'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { PopupForm } from '../../internal/popup-form.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { lockIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { useKit } from '../provider/context.ts'
import { TextField } from '../text-field/text-field.tsx'

export interface AddCardValues {
  holder: string
  number: string
  expiry: string
  cvv: string
  saveCard: boolean
}
type Name = Exclude<keyof AddCardValues, 'saveCard'>

export interface AddCardPopupProps extends BasePopupProps {
  values: AddCardValues
  onValueChange: (name: keyof AddCardValues, value: string | boolean) => void
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
  /** The error messages for the number, the expiry date and the security code. */
  errors?: { readonly [Field in Name]?: ReactNode } | undefined
  /** The card brand, which the first digits reveal. */
  brand?: PaymentBrand | undefined
  /** Called with the name of a field when it loses focus. */
  onLeave?: ((name: Name) => void) | undefined
  /** Returns the id of the control of a field, so that the page can find it. */
  fieldId?: ((name: Name) => string) | undefined
}

/** A form for a payment card. The agency never stores the number or the security code. */
export function AddCardPopup({
  values,
  onValueChange,
  onSubmit,
  errors = {},
  brand,
  onLeave,
  fieldId,
  ...state
}: AddCardPopupProps): ReactNode {
  const words = useKit('AddCardPopup').strings.addCardPopup
  const bound = (name: Name) => ({
    id: fieldId?.(name),
    error: errors[name],
    value: values[name],
    disabled: state.submitting,
    required: true,
    onBlur: () => onLeave?.(name),
  })
  return (
    <PopupForm
      {...state}
      title={words.title}
      description={
        <span className="sk:flex sk:gap-2">
          <Icon of={lockIcon} className="sk:mt-[0.3em] sk:shrink-0" />
          {words.safe}
        </span>
      }
      size="sm"
      send={words.send}
      onSubmit={onSubmit}
    >
      <TextField
        {...bound('holder')}
        label={words.holder}
        hint={words.holderHint}
        autoComplete="cc-name"
        content="ltr"
        onValueChange={(value) => onValueChange('holder', value)}
      />
      <NumberField
        {...bound('number')}
        label={words.number}
        autoComplete="cc-number"
        end={brand && <PaymentMark brand={brand} className="sk:h-6 sk:w-auto" />}
        onValueChange={(value) => onValueChange('number', value)}
      />
      <div className="sk:grid sk:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] sk:items-start sk:gap-4">
        <NumberField
          {...bound('expiry')}
          label={words.expiry}
          hint={words.expiryHint}
          autoComplete="cc-exp"
          onValueChange={(value) => onValueChange('expiry', value)}
        />
        <NumberField
          {...bound('cvv')}
          label={words.cvv}
          hint={words.cvvHint}
          autoComplete="cc-csc"
          onValueChange={(value) => onValueChange('cvv', value)}
        />
      </div>
      <Checkbox
        label={words.saveCard}
        hint={words.saveHint}
        checked={values.saveCard}
        disabled={state.submitting}
        onCheckedChange={(checked) => onValueChange('saveCard', checked)}
      />
    </PopupForm>
  )
}
