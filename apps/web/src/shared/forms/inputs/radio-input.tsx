import { RadioGroup, type RadioGroupProps } from '@sakina/ui/radio-group'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function RadioInput({ name, ...props }: Bound<RadioGroupProps>) {
  const { value, change, frame } = useField(name, asText)
  // The browser's own group name must be this form's alone.
  return <RadioGroup {...props} {...frame} name={frame.id} value={value} onValueChange={change} />
}
