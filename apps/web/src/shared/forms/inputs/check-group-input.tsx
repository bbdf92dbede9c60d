import { CheckboxGroup, type CheckboxGroupProps } from '@sakina/ui/checkbox'

import { toTexts } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a group of checkboxes bound to a form field. */
export function CheckGroupInput({ name, ...props }: BoundInputProps<CheckboxGroupProps>) {
  const { value, change, frame } = useField(name, toTexts)
  return <CheckboxGroup {...props} {...frame} name={name} value={value} onValueChange={change} />
}
