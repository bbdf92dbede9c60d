import { readNationalId } from '../identity/index.ts'
import { problem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

/** A gentle question beside the field; it does not stop a form. */
export function nationalIdWarning(typed: string): FieldProblem | undefined {
  const id = readNationalId(typed)
  return id.ok && !id.value.checkDigitHolds ? problem('validation.person.idCheckDigit') : undefined
}
