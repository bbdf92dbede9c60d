'use client'
import type { ReactNode } from 'react'
import type { BasePopupProps } from '../../internal/popup-form.tsx'
import { PopupForm } from '../../internal/popup-form.tsx'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { Money } from '../money/money.tsx'
import type { SelectOption } from '../native-select/index.ts'
import { NativeSelect } from '../native-select/native-select.tsx'
import { useKit } from '../provider/context.ts'

export interface PackageValues {
  job: string
  nationality: string
  number: string
  duration: string
  /** The first day, as `YYYY-MM-DD`. */
  startDate: string
}
type Name = keyof PackageValues
type SelectName = Exclude<Name, 'startDate'>

export interface PackagePopupProps extends BasePopupProps {
  values: PackageValues
  onValueChange: (name: Name, value: string) => void
  /** Called when the customer submits the form. Validate `values` before you send them. */
  onSubmit: () => void
  /** The options of each field. */
  options: Readonly<Record<SelectName, readonly SelectOption[]>>
  /** Today in Riyadh. The caller passes it, because the kit does not read the clock. */
  today: string
  /** The first and the last day on which the package can start. */
  startBetween: { readonly min: string; readonly max: string }
  errors?: { readonly [Field in Name]?: ReactNode } | undefined
  /** Returns the id of the control of a field, so that the page can find it. */
  fieldId?: ((name: Name) => string) | undefined
  /** The estimated price in halalas; null for a price on request, `undefined` until everything is chosen. */
  price?: number | null | undefined
}

/**
 * A form for a custom package: job, nationality, number of workers, duration and first day. The office sets
 * the price later.
 */
export function PackagePopup({
  values,
  onValueChange,
  onSubmit,
  options,
  today,
  startBetween,
  errors = {},
  fieldId,
  price,
  ...state
}: PackagePopupProps): ReactNode {
  const words = useKit('PackagePopup').strings.packagePopup
  const select = (name: SelectName) => (
    <NativeSelect
      id={fieldId?.(name)}
      label={words[name]}
      required
      placeholder={words.choose}
      options={options[name]}
      value={values[name]}
      onValueChange={(value) => onValueChange(name, value)}
      error={errors[name]}
      disabled={state.submitting}
    />
  )
  return (
    <PopupForm
      {...state}
      title={words.title}
      description={words.description}
      send={words.send}
      onSubmit={onSubmit}
    >
      <div className="sk:grid sk:gap-5 sk:sm:grid-cols-2">
        {select('job')}
        {select('nationality')}
        {select('number')}
        {select('duration')}
        <div className="sk:sm:col-span-2">
          <DatePicker
            id={fieldId?.('startDate')}
            label={words.startDate}
            hint={words.startHint}
            required
            today={today}
            {...startBetween}
            value={values.startDate || null}
            onValueChange={(day) => onValueChange('startDate', day ?? '')}
            error={errors.startDate}
            disabled={state.submitting}
          />
        </div>
      </div>
      <div aria-live="polite" aria-atomic="true">
        {price !== undefined && (
          <div className="sk:grid sk:gap-1 sk:rounded-card sk:bg-subtle sk:p-4">
            <p className="sk:m-0 sk:flex sk:flex-wrap sk:items-baseline sk:justify-between sk:gap-x-4">
              <span>{words.price}</span>
              {price === null ? (
                <strong>{words.onRequest}</strong>
              ) : (
                <Money halalas={price} weight="strong" className="sk:text-lead" />
              )}
            </p>
            <p className="sk:m-0 sk:text-small sk:text-text-muted">{words.note}</p>
          </div>
        )}
      </div>
    </PopupForm>
  )
}
