import { CheckboxGroup, type CheckboxGroupProps } from '@sakina/ui/checkbox'

import { asTexts } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function CheckGroupInput({ name, ...props }: Bound<CheckboxGroupProps>) {
  const { value, change, frame } = useField(name, asTexts)
  return <CheckboxGroup {...props} {...frame} name={name} value={value} onValueChange={change} />
}
