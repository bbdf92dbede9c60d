import { RadioGroup, type RadioGroupProps } from '@sakina/ui/radio-group'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function RadioInput({ name, ...props }: Bound<RadioGroupProps>) {
  const { value, change, frame } = useField(name, asText)
  // The browser groups radios by name, so the name must be unique to this form.
  return <RadioGroup {...props} {...frame} name={frame.id} value={value} onValueChange={change} />
}
