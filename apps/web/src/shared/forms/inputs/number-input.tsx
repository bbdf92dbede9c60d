import type { FieldProblem } from '@sakina/domain/validation'
import { NumberField, type NumberFieldProps } from '@sakina/ui/number-field'

import { Caution } from '../caution.tsx'
import { asText } from '../field-value.ts'
import { useField, type Bound } from '../use-field.ts'

type Props = Bound<NumberFieldProps> & {
  /** A warning beside the field. It does not prevent submission. */
  caution?: FieldProblem | undefined
}

export function NumberInput({ name, caution, hint, ...props }: Props) {
  const { value, change, leave, frame } = useField(name, asText)
  return (
    <NumberField
      {...props}
      {...frame}
      hint={caution && frame.error === undefined ? <Caution problem={caution} /> : hint}
      value={value}
      onValueChange={change}
      onBlur={leave}
    />
  )
}
