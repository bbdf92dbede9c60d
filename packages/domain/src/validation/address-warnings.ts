import { postalCodeFitsRegion, parsePostalCode, parseShortAddress } from '../address/index.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

/**
 * Returns the warning beside a postal code of another region. Like the other warnings of an address, it
 * does not stop a form.
 */
export function postalCodeWarning(typed: string, regionId: number): FieldProblem | undefined {
  const code = parsePostalCode(typed)
  return code.ok && !postalCodeFitsRegion(code.value, regionId)
    ? fieldProblem('validation.address.postalCodeOfOtherRegion')
    : undefined
}

/** Returns the warning beside a short address whose last digits are not the building number. */
export function shortAddressWarning(typed: string, buildingNumber: string): FieldProblem | undefined {
  const short = parseShortAddress(typed)
  return short.ok && buildingNumber !== '' && short.value.buildingNumber !== buildingNumber
    ? fieldProblem('validation.address.buildingNumberDiffersFromShort', {
        number: short.value.buildingNumber,
      })
    : undefined
}
