import type { FieldProblem } from '@sakina/domain/validation'
import { NumberField, type NumberFieldProps } from '@sakina/ui/number-field'

import { FieldWarning } from '../field-warning.tsx'
import { toText } from '../field-value.ts'
import { useField, type BoundInputProps } from '../use-field.ts'

type Props = BoundInputProps<NumberFieldProps> & {
  /** A warning beside the field. It does not prevent submission. */
  caution?: FieldProblem | undefined
}

/** Shows a number field bound to a form field. */
export function NumberInput({ name, caution, hint, ...props }: Props) {
  const { value, type, leave, frame } = useField(name, toText)
  return (
    <NumberField
      {...props}
      {...frame}
      hint={caution && frame.error === undefined ? <FieldWarning problem={caution} /> : hint}
      value={value}
      onValueChange={type}
      onBlur={leave}
    />
  )
}
