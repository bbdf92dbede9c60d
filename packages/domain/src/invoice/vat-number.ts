import { Refusal } from '../refusal/index.ts'

declare const vat: unique symbol

/** A Saudi VAT number: fifteen digits that begin and end with 3. */
export type VatNumber = string & { readonly [vat]: true }

/** Tells whether a text has the 15 digits of a Saudi VAT number, which begin and end with 3. */
export const isVatNumber = (text: string): text is VatNumber => /^3\d{13}3$/.test(text)

/** Checks that a text is a Saudi VAT number, or throws a refusal. */
export function vatNumber(text: string): VatNumber {
  if (!isVatNumber(text)) throw new Refusal('invoice.not_a_vat_number', { text: text.slice(0, 32) })
  return text
}
