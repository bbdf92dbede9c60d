import { Textarea, type TextareaProps } from '@sakina/ui/textarea'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

export function TextAreaInput({ name, ...props }: BoundInputProps<TextareaProps, 'onChange'>) {
  const { value, change, leave, frame } = useField(name, toText)
  return <Textarea {...props} {...frame} name={name} value={value} onValueChange={change} onBlur={leave} />
}
