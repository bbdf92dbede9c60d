import { SegmentedControl, type SegmentedControlProps } from '@sakina/ui/segmented-control'

import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

export function ChoiceInput({ name, ...props }: Bound<SegmentedControlProps>) {
  const { value, change, frame } = useField(name, asText)
  return <SegmentedControl {...props} {...frame} name={frame.id} value={value} onValueChange={change} />
}
