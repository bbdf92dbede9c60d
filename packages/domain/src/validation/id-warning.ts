import { parseNationalId } from '../identity/index.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

/** Returns the warning beside a national ID with a wrong check digit; it does not stop a form. */
export function nationalIdWarning(typed: string): FieldProblem | undefined {
  const id = parseNationalId(typed)
  return id.ok && !id.value.checkDigitHolds ? fieldProblem('validation.person.idCheckDigit') : undefined
}
