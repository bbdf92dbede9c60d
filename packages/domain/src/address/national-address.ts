import {
  hasBidiControls,
  normalizeNumericInput,
  stripInvisibleMarks,
  normalizeSingleLine,
  toLatinDigits,
} from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { textLimits } from '../vocabulary/index.ts'

export type ShortAddress = { readonly code: string; readonly buildingNumber: string }

/** The codes of the rules of a Saudi national address that a text can break. */
export type AddressRefusal =
  | 'address.building_number'
  | 'address.unit_number'
  | 'address.postal_code'
  | 'address.additional_number'
  | 'address.short_address'
  | 'address.street'

const numberOf =
  <Code extends AddressRefusal>(shape: RegExp, code: Code) =>
  (text: string): Outcome<string, Code> => {
    const number = normalizeNumericInput(text)
    return shape.test(number) ? granted(number) : refused(code)
  }

/** Reads the four digits of a building number from typed text, or returns a refusal. */
export const parseBuildingNumber = numberOf(/^\d{4}$/, 'address.building_number')
/** Reads a five-digit Saudi postal code from typed text, or returns a refusal. */
export const parsePostalCode = numberOf(/^[1-8]\d{4}$/, 'address.postal_code')
/** Reads the four digits of an additional number from typed text, or returns a refusal. */
export const parseAdditionalNumber = numberOf(/^\d{4}$/, 'address.additional_number')

/**
 * Reads a flat or unit number, which may have letters (12, 3A, B-7), from typed text, or returns a
 * refusal.
 */
export function parseUnitNumber(text: string): Outcome<string, 'address.unit_number'> {
  const unit = toLatinDigits(normalizeSingleLine(text))
  return /^[\p{L}\p{N}](?:[\p{L}\p{N} /-]{0,9})$/u.test(unit) ? granted(unit) : refused('address.unit_number')
}

/** Reads a street name from typed text, or refuses one that is too long or has no letter or digit. */
export function parseStreet(text: string): Outcome<string, 'address.street'> {
  const street = normalizeSingleLine(text)
  const acceptable =
    !hasBidiControls(text) && street.length <= textLimits.street.most && /[\p{L}\p{N}]/u.test(street)
  return acceptable ? granted(street) : refused('address.street')
}

/**
 * Reads a short address such as RRRD2929: four letters (region, branch and division) and the four
 * digits of the building number.
 */
export function parseShortAddress(text: string): Outcome<ShortAddress, 'address.short_address'> {
  const code = toLatinDigits(stripInvisibleMarks(text))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
  return /^[A-Z]{4}\d{4}$/.test(code)
    ? granted({ code, buildingNumber: code.slice(4) })
    : refused('address.short_address')
}
