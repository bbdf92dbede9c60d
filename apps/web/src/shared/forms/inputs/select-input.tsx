import { NativeSelect, type NativeSelectProps } from '@sakina/ui/native-select'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function SelectInput({ name, ...props }: Bound<NativeSelectProps>) {
  const { value, change, leave, frame } = useField(name, asText)
  return (
    <NativeSelect {...props} {...frame} name={name} value={value} onValueChange={change} onBlur={leave} />
  )
}
