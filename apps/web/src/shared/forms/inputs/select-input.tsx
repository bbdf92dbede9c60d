import { NativeSelect, type NativeSelectProps } from '@sakina/ui/native-select'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a native select bound to a form field. */
export function SelectInput({ name, ...props }: BoundInputProps<NativeSelectProps>) {
  const { value, change, leave, frame } = useField(name, toText)
  return (
    <NativeSelect {...props} {...frame} name={name} value={value} onValueChange={change} onBlur={leave} />
  )
}
