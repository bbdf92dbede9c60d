import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Checkbox } from '@sakina/ui/checkbox'
import { DatePicker } from '@sakina/ui/date-picker'
import { ErrorSummary } from '@sakina/ui/error-summary'
import { PhoneField } from '@sakina/ui/phone-field'
import { RadioGroup } from '@sakina/ui/radio-group'
import { Select } from '@sakina/ui/select'
import { TextField } from '@sakina/ui/text-field'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { periods, reasons, words } from './words.ts'

interface VisitValues {
  name: string
  phone: string
  reason: string
  period: string
  day: string
  terms: boolean
}

const empty: VisitValues = { name: '', phone: '', reason: '', period: '', day: '', terms: false }

/** In the order of the page, which is also the order of the error summary. */
const fields = ['name', 'phone', 'reason', 'period', 'day', 'terms'] as const

export function Visit({ today }: { today: string }): ReactNode {
  const [booked, setBooked] = useState<VisitValues>()
  const { control, formState, handleSubmit, register } = useForm<VisitValues>({
    defaultValues: empty,
    // The error summary takes the focus and lists all errors.
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const problems = fields.flatMap((field) => {
    const text = errors[field]?.message
    return text === undefined ? [] : [{ field, text }]
  })
  return (
    <form noValidate onSubmit={handleSubmit(setBooked)}>
      <ErrorSummary attempt={submitCount} problems={problems} />
      <TextField
        id="name"
        label={words.name}
        error={errors.name?.message}
        {...register('name', { required: words.nameMissing })}
      />
      <Controller
        name="phone"
        control={control}
        rules={{ required: words.phoneMissing }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <PhoneField
            {...field}
            id="phone"
            label={words.phone}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        name="reason"
        control={control}
        rules={{ required: words.reasonMissing }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <Select
            {...field}
            id="reason"
            label={words.reason}
            options={reasons}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        name="period"
        control={control}
        rules={{ required: words.periodMissing }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <RadioGroup
            {...field}
            id="period"
            label={words.period}
            options={periods}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        name="day"
        control={control}
        rules={{ required: words.dayMissing }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <DatePicker
            {...field}
            id="day"
            label={words.day}
            today={today}
            onValueChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Checkbox
        id="terms"
        label={words.terms}
        error={errors.terms?.message}
        {...register('terms', { required: words.termsMissing })}
      />
      <Button type="submit">{words.book}</Button>
      {booked && (
        <Alert tone="success" title={words.booked}>
          {booked.name} · {booked.phone} · {booked.day}
        </Alert>
      )}
    </form>
  )
}
