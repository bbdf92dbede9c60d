import { DatePicker, type DatePickerProps } from '@sakina/ui/date-picker'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function DateInput({ name, ...props }: Bound<DatePickerProps>) {
  const { value, change, frame } = useField(name, asText)
  return (
    <DatePicker
      {...props}
      {...frame}
      value={value === '' ? null : value}
      onValueChange={(day) => change(day ?? '')}
    />
  )
}
