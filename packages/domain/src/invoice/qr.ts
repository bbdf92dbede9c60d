import { instant, instantToIso, type Instant } from '../calendar/index.ts'
import { requireNonNegative, moneyToDecimal, type Money } from '../money/index.ts'
import { toBase64 } from './base64.ts'
import { vatNumber, type VatNumber } from './vat-number.ts'
import { Refusal } from '../refusal/index.ts'

// The URI functions of the language are strict UTF-8 in both directions and, unlike TextEncoder, exist
// everywhere.

/** The UTF-8 bytes of a text; half of a surrogate pair is refused. */
export function toUtf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new Refusal('invoice.not_text')
  const bytes = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? []
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  )
}

/** One field of the QR code: a tag, a one-byte length, and that many bytes. */
export type TlvField = { readonly tag: number; readonly bytes: Uint8Array }

const LONGEST = 255

/** Returns a text as the tagged field of an invoice's QR code, or throws if it is too long. */
export function tlvTextField(tag: number, text: string): TlvField {
  const bytes = toUtf8(text)
  if (bytes.length > LONGEST) throw new Refusal('invoice.field_too_long', { tag, bytes: bytes.length })
  return { tag, bytes }
}

/** Joins tagged fields to the bytes of an invoice's QR code. */
export const encodeTlvFields = (fields: readonly TlvField[]): Uint8Array =>
  Uint8Array.from(fields.flatMap(({ tag, bytes }) => [tag, bytes.length, ...bytes]))

/** The data that the tax authority's app shows for a simplified invoice. */
export type QrContent = {
  readonly seller: string
  readonly vatNumber: VatNumber
  readonly issuedAt: Instant
  readonly total: Money
  readonly vat: Money
}

const SELLER = 1
const VAT_NUMBER = 2
const ISSUED_AT = 3
const TOTAL = 4
const VAT = 5

/** The authority writes the time to the second, in UTC. */
const timestamp = (at: Instant): string => `${instantToIso(instant(at)).slice(0, 19)}Z`

/**
 * The text of the QR code: fields 1 to 5 as tag, length in UTF-8 bytes and value, in base64. Even with
 * the longest name, 255 bytes, it stays well under the 700 allowed characters.
 */
export function encodeQr(content: QrContent): string {
  return toBase64(
    encodeTlvFields([
      tlvTextField(SELLER, content.seller),
      tlvTextField(VAT_NUMBER, vatNumber(content.vatNumber)),
      tlvTextField(ISSUED_AT, timestamp(content.issuedAt)),
      tlvTextField(TOTAL, moneyToDecimal(requireNonNegative(content.total, 'total'))),
      tlvTextField(VAT, moneyToDecimal(requireNonNegative(content.vat, 'vat'))),
    ]),
  )
}
