import { RadioGroup, type RadioGroupProps } from '@sakina/ui/radio-group'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a radio group bound to a form field. */
export function RadioInput({ name, ...props }: BoundInputProps<RadioGroupProps>) {
  const { value, change, frame } = useField(name, toText)
  // The browser groups radios by name, so the name must be unique to this form.
  return <RadioGroup {...props} {...frame} name={frame.id} value={value} onValueChange={change} />
}
