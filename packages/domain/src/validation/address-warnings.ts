import { postalCodeFitsRegion, readPostalCode, readShortAddress } from '../address/index.ts'
import { fieldProblem } from './problem.ts'
import type { FieldProblem } from './problem.ts'

/** Warnings beside the fields of an address; none of them stops a form. */
export function postalCodeWarning(typed: string, regionId: number): FieldProblem | undefined {
  const code = readPostalCode(typed)
  return code.ok && !postalCodeFitsRegion(code.value, regionId)
    ? fieldProblem('validation.address.postalCodeOfOtherRegion')
    : undefined
}

/** A short address ends in the building number. */
export function shortAddressWarning(typed: string, buildingNumber: string): FieldProblem | undefined {
  const short = readShortAddress(typed)
  return short.ok && buildingNumber !== '' && short.value.buildingNumber !== buildingNumber
    ? fieldProblem('validation.address.buildingNumberDiffersFromShort', {
        number: short.value.buildingNumber,
      })
    : undefined
}
