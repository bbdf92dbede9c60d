import { Refusal } from '../refusal/index.ts'
import { toUtf8 } from './utf8.ts'

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
