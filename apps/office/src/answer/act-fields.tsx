import { useEndpoint } from '@sakina/api-client/swr'
import { opsListFreeWorkers, opsListFreeWorkersOfVisit } from '@sakina/api-client/wire/ops'
import { faults, textLimits, visitPeriods } from '@sakina/domain/vocabulary'
import { Checkbox } from '@sakina/ui/checkbox'
import { DatePicker } from '@sakina/ui/date-picker'
import { NativeSelect } from '@sakina/ui/native-select'
import { NumberField } from '@sakina/ui/number-field'
import { TextField } from '@sakina/ui/text-field'
import { Textarea } from '@sakina/ui/textarea'

import { today } from '../shared/clock.ts'
import { useText } from '../shared/text.ts'
import { amounts, type Field, type FieldName, type Values } from './act.ts'

type Props = {
  fields: readonly Field[]
  values: Values
  onChange: (name: FieldName, value: string) => void
  problemOf: (name: FieldName) => string | undefined
}

type ControlProps = { value: string; onValueChange: (value: string) => void; error: string | undefined }

/** Chooses among the workers who are free; without a choice the nearest one comes. */
function WorkerField({ order, visit, ...rest }: ControlProps & Pick<Field, 'order' | 'visit'>) {
  const t = useText()
  const ofOrder = useEndpoint(opsListFreeWorkers, order === undefined ? null : { params: { id: order } })
  const ofVisit = useEndpoint(
    opsListFreeWorkersOfVisit,
    visit === undefined ? null : { params: { id: visit } },
  )
  const { data, error } = visit === undefined ? ofOrder : ofVisit
  const options = (data ?? []).map(({ id, name, branch, nationality }) => ({
    value: String(id),
    label: [name, nationality?.name, branch?.name].filter(Boolean).join(' · '),
  }))
  const hint =
    error !== undefined ? t('answer.noWorkers') : data === undefined ? t('answer.loadingWorkers') : undefined
  return (
    <NativeSelect
      {...rest}
      label={t('answer.field.worker')}
      hint={hint ?? (options.length === 0 ? t('answer.noWorkers') : undefined)}
      placeholder={t('answer.nearest')}
      options={options}
    />
  )
}

const limitOf: { readonly [Name in FieldName]?: keyof typeof textLimits } = {
  note: 'complaintAnswer',
  officeNote: 'officeNote',
  reason: 'officeReason',
  description: 'chargeDescription',
  driver: 'driverName',
  receipt: 'receiptNumber',
  text: 'contactAnswer',
}

/** Chooses a day from today on. */
function DayField({ value, onValueChange, ...rest }: ControlProps & { required: boolean }) {
  const t = useText()
  return (
    <DatePicker
      {...rest}
      label={t('answer.field.day')}
      today={today()}
      min={today()}
      value={value}
      onValueChange={(day) => onValueChange(day ?? '')}
    />
  )
}

/** The fields of an act. */
export function ActFields({ fields, values, onChange, problemOf }: Props) {
  const t = useText()
  return fields.map(({ name, isRequired = false, limit, order, visit }) => {
    const common = {
      value: values[name],
      onValueChange: (value: string) => onChange(name, value),
      error: problemOf(name),
    }
    const named = { ...common, label: t(`answer.field.${name}`), required: isRequired, optional: !isRequired }
    if (name === 'worker')
      return (
        <WorkerField
          key={name}
          {...common}
          {...(order !== undefined && { order })}
          {...(visit !== undefined && { visit })}
        />
      )
    if (name === 'terms')
      return (
        <Checkbox
          key={name}
          label={t('answer.field.terms')}
          required
          error={common.error}
          checked={common.value !== ''}
          onCheckedChange={(isAgreed) => common.onValueChange(isAgreed ? 'yes' : '')}
        />
      )
    if (name === 'day') return <DayField key={name} {...common} required={isRequired} />
    if (name === 'window')
      return (
        <NativeSelect
          key={name}
          {...common}
          label={t('answer.field.window')}
          placeholder={t('answer.window.same')}
          options={visitPeriods.map((window) => ({ value: window, label: t(`answer.window.${window}`) }))}
        />
      )
    if (name === 'fault' || name === 'visitFault')
      return (
        <NativeSelect
          key={name}
          {...common}
          required={isRequired}
          label={t('answer.field.fault')}
          placeholder={t('answer.chooseOne')}
          options={faults.map((fault) => ({ value: fault, label: t(`answer.${name}.${fault}`) }))}
        />
      )
    if (amounts.includes(name)) return <NumberField key={name} {...named} decimals />
    const { most, lines } = textLimits[limit ?? limitOf[name] ?? 'officeNote']
    if (lines === 'one') return <TextField key={name} {...named} countTo={most} />
    return <Textarea key={name} {...named} rows={3} maxRows={10} countTo={most} />
  })
}
