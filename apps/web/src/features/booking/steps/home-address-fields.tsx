import { Combobox } from '@sakina/ui/combobox'
import type { AddressField } from '@sakina/ui/add-address-popup'
import { NumberField } from '@sakina/ui/number-field'
import { useKit } from '@sakina/ui/provider'
import { TextField } from '@sakina/ui/text-field'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useAddressFields } from '../../../shared/address/address-inputs.tsx'
import type { UsePlacesResult } from '../../../shared/address/use-places.ts'
import type { SakinaForm } from '../../../shared/forms/use-sakina-form.ts'
import { useText } from '../../../shared/intl/use-text.ts'

const DETAILS = ['shortAddress', 'cityId', 'unitNumber', 'postalCode', 'additionalNumber'] as const

/**
 * The required address fields: district, street and building. The optional ones are in a collapsed section.
 */
export function HomeAddressFields({
  form,
  places,
  notice,
}: {
  form: SakinaForm
  places: UsePlacesResult
  /** What the booking says about the chosen place. */
  notice?: ReactNode
}) {
  const t = useText()
  const { strings } = useKit()
  const words = strings.addAddressPopup
  const fields = useAddressFields(form, places)
  const { values, errors = {}, cautions = {}, onValueChange } = fields

  // Preselects the first served region, where most customers live, unless the customer is choosing
  // one.
  const isChoosing = useRef(false)
  const [served] = places.regions.options.filter(({ hint }) => hint === undefined)
  const begin = useEffectEvent(() => {
    if (served && values.regionId === '' && !isChoosing.current) form.change('regionId', served.value)
  })
  const first = served?.value
  useEffect(() => {
    if (first !== undefined) begin()
  }, [first])

  type Text = Exclude<AddressField, 'isMain'>
  const frame = (field: Text) => ({
    id: fields.fieldId?.(field),
    error: errors[field],
    ...(cautions[field] !== undefined && {
      hint: <span className="text-warning">{cautions[field]}</span>,
    }),
  })
  const typed = (field: Text) => ({
    ...frame(field),
    value: values[field],
    onBlur: () => fields.onLeave?.(field),
    onChange: (event: { target: { value: string } }) => onValueChange(field, event.target.value),
  })
  const counted = (field: Text) => ({
    ...frame(field),
    value: values[field],
    onBlur: () => fields.onLeave?.(field),
    onValueChange: (value: string) => onValueChange(field, value),
  })
  const place = (field: Text) => ({
    ...frame(field),
    value: values[field] === '' ? null : values[field],
    onValueChange: (value: string | null) => onValueChange(field, value ?? ''),
  })
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="min-w-0" onFocus={() => (isChoosing.current = true)}>
          <Combobox
            label={words.region}
            placeholder={words.search}
            required
            {...places.regions}
            {...place('regionId')}
          />
        </div>
        <Combobox
          label={words.neighborhood}
          placeholder={values.regionId === '' ? words.regionFirst : words.search}
          disabled={values.regionId === ''}
          required
          {...places.neighborhoods}
          {...place('neighborhoodId')}
        />
      </div>
      {fields.placeNotice}
      {notice}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.street} required autoComplete="address-line1" {...typed('street')} />
        <NumberField
          label={words.building}
          hint={t('booking.address.buildingHint')}
          required
          {...counted('buildingNumber')}
        />
      </div>
      <details open={DETAILS.some((field) => errors[field] !== undefined || cautions[field] !== undefined)}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-primary underline">
          {t('booking.address.more')}
        </summary>
        <div className="mt-2 grid gap-5 sm:grid-cols-2">
          <Combobox
            label={words.city}
            optional
            disabled={values.regionId === ''}
            {...places.cities}
            {...place('cityId')}
          />
          <TextField
            label={words.unit}
            optional
            content="ltr"
            autoComplete="address-line2"
            {...typed('unitNumber')}
          />
          <TextField
            label={words.shortAddress}
            optional
            content="ltr"
            autoCapitalize="characters"
            spellCheck={false}
            {...typed('shortAddress')}
          />
          <NumberField
            label={words.postalCode}
            optional
            autoComplete="postal-code"
            {...counted('postalCode')}
          />
          <NumberField label={words.additional} optional {...counted('additionalNumber')} />
        </div>
      </details>
    </div>
  )
}
