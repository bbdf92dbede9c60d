'use client'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import type { ComboboxOption } from '../combobox/combobox-option.ts'
import { NumberField } from '../number-field/number-field.tsx'
import { useKit } from '../provider/context.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export interface AddressValues {
  shortAddress: string
  /** The value of the chosen region among its options, or empty text while none is chosen. */
  regionId: string
  cityId: string
  neighborhoodId: string
  street: string
  buildingNumber: string
  unitNumber: string
  postalCode: string
  additionalNumber: string
  note: string
  mapLink: string
  isMain: boolean
}

export type AddressField = keyof AddressValues
export type AddressErrors = { readonly [Field in AddressField]?: string | undefined }

/** The places to choose from: all of them, or the results of a search. */
export interface PlaceChoices {
  options: readonly ComboboxOption[]
  /**
   * Called when the typed text changes. If you pass it, you do the search, and all `options` are
   * shown.
   */
  onSearch?: ((query: string) => void) | undefined
  /** The name of the chosen place. Pass it if the place may be missing from `options`. */
  valueLabel?: string | undefined
  loading?: boolean | undefined
  failed?: boolean | undefined
  onRetry?: (() => void) | undefined
}

export interface AddressFieldsProps {
  /** The values of all fields. A field that is not filled in has the value `''`. */
  values: Readonly<AddressValues>
  onValueChange: <Field extends AddressField>(field: Field, value: AddressValues[Field]) => void
  /** Called with the name of a field when it loses focus. */
  onLeave?: ((field: AddressField) => void) | undefined
  /** The error messages, shown beside the fields. */
  errors?: AddressErrors | undefined
  /** Warnings beside the fields. They do not prevent submission. */
  cautions?: AddressErrors | undefined
  /** All regions of the country. */
  regions: PlaceChoices
  /** The cities of the chosen region. */
  cities: PlaceChoices
  /** The neighbourhoods of the chosen region, or of the chosen city. */
  neighborhoods: PlaceChoices
  /** The limit that the character counter of the note shows. */
  countTo: number
  /** A notice below the place, for example that the service does not cover it yet. */
  placeNotice?: ReactNode
  /** True makes region and neighbourhood optional, as at sign-up. */
  placeOptional?: boolean | undefined
  /** True makes the unit required, as at sign-up. By default it is optional, because a villa has none. */
  unitRequired?: boolean | undefined
  /** True adds the note, the map link and the checkbox for the main address. */
  extras?: boolean | undefined
  /** Returns the id of the control of a field, so that other elements can refer to it. */
  fieldId?: ((field: AddressField) => string) | undefined
}

const pair = 'sk:grid sk:gap-5 sk:min-[26rem]:grid-cols-2'

/** The fields of a National Address, in the order people know them. A short address fills in the others. */
export function AddressFields({
  values,
  onValueChange,
  onLeave,
  errors = {},
  cautions = {},
  regions,
  cities,
  neighborhoods,
  countTo,
  placeNotice,
  placeOptional = false,
  unitRequired = false,
  extras = true,
  fieldId,
}: AddressFieldsProps): ReactNode {
  const { strings } = useKit('AddressFields')
  const words = strings.addAddressPopup
  const caution = (field: AddressField, otherwise?: string): ReactNode =>
    cautions[field] ? <span className="sk:text-warning">{cautions[field]}</span> : otherwise
  const frame = (field: AddressField) => ({
    id: fieldId?.(field),
    error: errors[field],
  })
  type Text = Exclude<AddressField, 'isMain'>
  const typed = (field: Text) => ({
    ...frame(field),
    value: values[field],
    onBlur: () => onLeave?.(field),
    onChange: (event: { target: { value: string } }) => onValueChange(field, event.target.value),
  })
  const counted = (field: Text) => ({
    ...frame(field),
    value: values[field],
    onBlur: () => onLeave?.(field),
    onValueChange: (value: string) => onValueChange(field, value),
  })
  const chosen = (field: Text, { options, ...rest }: PlaceChoices) => ({
    ...frame(field),
    ...rest,
    options,
    value: values[field] === '' ? null : values[field],
    onValueChange: (value: string | null) => onValueChange(field, value ?? ''),
  })
  const asked = placeOptional ? { optional: true } : { required: true }
  const later = values.regionId === ''
  return (
    <div className="sk:grid sk:gap-5">
      <TextField
        label={words.shortAddress}
        hint={words.shortAddressHint}
        optional
        content="ltr"
        autoCapitalize="characters"
        spellCheck={false}
        {...typed('shortAddress')}
      />
      <TextField label={words.country} value={words.saudiArabia} readOnly />
      <Combobox label={words.region} placeholder={words.search} {...asked} {...chosen('regionId', regions)} />
      <div className={pair}>
        <Combobox
          label={words.city}
          optional
          disabled={later}
          placeholder={later ? words.regionFirst : undefined}
          {...chosen('cityId', cities)}
        />
        <Combobox
          label={words.neighborhood}
          {...asked}
          disabled={later}
          placeholder={later ? words.regionFirst : undefined}
          {...chosen('neighborhoodId', neighborhoods)}
        />
      </div>
      {placeNotice}
      <TextField label={words.street} required autoComplete="address-line1" {...typed('street')} />
      <div className={pair}>
        <NumberField
          label={words.building}
          hint={caution('buildingNumber')}
          required
          {...counted('buildingNumber')}
        />
        <TextField
          label={words.unit}
          hint={unitRequired ? undefined : words.unitHint}
          {...(unitRequired ? { required: true } : { optional: true })}
          content="ltr"
          autoComplete="address-line2"
          {...typed('unitNumber')}
        />
      </div>
      <div className={pair}>
        <NumberField
          label={words.postalCode}
          hint={caution('postalCode')}
          optional
          autoComplete="postal-code"
          {...counted('postalCode')}
        />
        <NumberField label={words.additional} optional {...counted('additionalNumber')} />
      </div>
      {extras && (
        <>
          <Textarea
            label={words.note}
            hint={words.noteHint}
            optional
            rows={2}
            countTo={countTo}
            {...typed('note')}
          />
          <TextField label={words.mapLink} optional type="url" {...typed('mapLink')} />
          <Checkbox
            label={words.main}
            checked={values.isMain}
            onCheckedChange={(checked) => onValueChange('isMain', checked)}
          />
        </>
      )}
    </div>
  )
}
