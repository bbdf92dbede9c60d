import { useEndpoint } from '@sakina/api-client/swr'
import { opsListFreeWorkers } from '@sakina/api-client/wire/ops'
import { NativeSelect } from '@sakina/ui/native-select'
import { NumberField } from '@sakina/ui/number-field'
import { TextField } from '@sakina/ui/text-field'
import { Textarea } from '@sakina/ui/textarea'

import { useText } from '../shared/text.ts'
import { faults } from '@sakina/domain/vocabulary'
import { amounts, type Field, type FieldName, type Values } from './act.ts'

type Props = {
  fields: readonly Field[]
  values: Values
  onChange: (name: FieldName, value: string) => void
  problemOf: (name: FieldName) => string | undefined
}

type ControlProps = { value: string; onValueChange: (value: string) => void; error: string | undefined }

/** Chooses among the workers who are free; without a choice the nearest one comes. */
function WorkerField({ order, ...rest }: ControlProps & { order: string }) {
  const t = useText()
  const { data, error } = useEndpoint(opsListFreeWorkers, { params: { id: order } })
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

/** The fields of an act. */
export function ActFields({ fields, values, onChange, problemOf }: Props) {
  const t = useText()
  return fields.map(({ name, isRequired = false, order = '' }) => {
    const common = {
      value: values[name],
      onValueChange: (value: string) => onChange(name, value),
      error: problemOf(name),
    }
    const named = { ...common, label: t(`answer.field.${name}`), required: isRequired, optional: !isRequired }
    if (name === 'worker') return <WorkerField key={name} {...common} order={order} />
    if (name === 'fault')
      return (
        <NativeSelect
          key={name}
          {...common}
          required={isRequired}
          label={t('answer.field.fault')}
          placeholder={t('answer.chooseOne')}
          options={faults.map((fault) => ({ value: fault, label: t(`answer.fault.${fault}`) }))}
        />
      )
    if (amounts.includes(name)) return <NumberField key={name} {...named} decimals />
    if (name === 'reason' || name === 'description')
      return <TextField key={name} {...named} countTo={name === 'reason' ? 300 : 120} />
    const limit = name === 'note' ? 1000 : 500
    return <Textarea key={name} {...named} rows={3} maxRows={10} countTo={limit} />
  })
}
