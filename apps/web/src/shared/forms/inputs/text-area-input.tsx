import { Textarea, type TextareaProps } from '@sakina/ui/textarea'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a multi-line text field bound to a form field. */
export function TextAreaInput({ name, ...props }: BoundInputProps<TextareaProps, 'onChange'>) {
  const { value, type, leave, frame } = useField(name, toText)
  return <Textarea {...props} {...frame} name={name} value={value} onValueChange={type} onBlur={leave} />
}
