import { TextField, type TextFieldProps } from '@sakina/ui/text-field'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function TextInput({ name, ...props }: Bound<TextFieldProps, 'onChange'>) {
  const { value, change, leave, frame } = useField(name, asText)
  return (
    <TextField
      {...props}
      {...frame}
      name={name}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
