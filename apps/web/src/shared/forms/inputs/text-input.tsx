import { TextField, type TextFieldProps } from '@sakina/ui/text-field'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

export function TextInput({ name, ...props }: BoundInputProps<TextFieldProps, 'onChange'>) {
  const { value, change, leave, frame } = useField(name, toText)
  return <TextField {...props} {...frame} name={name} value={value} onValueChange={change} onBlur={leave} />
}
