import { TextField, type TextFieldProps } from '@sakina/ui/text-field'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a text field bound to a form field. */
export function TextInput({ name, ...props }: BoundInputProps<TextFieldProps, 'onChange'>) {
  const { value, type, leave, frame } = useField(name, toText)
  return <TextField {...props} {...frame} name={name} value={value} onValueChange={type} onBlur={leave} />
}
