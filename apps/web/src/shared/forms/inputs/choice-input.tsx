import { SegmentedControl, type SegmentedControlProps } from '@sakina/ui/segmented-control'

import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

/** Shows a segmented control bound to a form field. */
export function SegmentedInput({ name, ...props }: BoundInputProps<SegmentedControlProps>) {
  const { value, change, frame } = useField(name, toText)
  return <SegmentedControl {...props} {...frame} name={frame.id} value={value} onValueChange={change} />
}
