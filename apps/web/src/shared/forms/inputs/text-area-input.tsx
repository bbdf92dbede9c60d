import { Textarea, type TextareaProps } from '@sakina/ui/textarea'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function TextAreaInput({ name, ...props }: Bound<TextareaProps, 'onChange'>) {
  const { value, change, leave, frame } = useField(name, asText)
  return (
    <Textarea
      {...props}
      {...frame}
      name={name}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
