import { Refusal } from '../refusal/index.ts'

// The language's own URI functions are strict UTF-8 both ways and, unlike TextEncoder, part of it everywhere.

/** The bytes of a text; half of a surrogate pair is no text. */
export function toUtf8(text: string): Uint8Array {
  if (!text.isWellFormed()) throw new Refusal('invoice.not_text')
  const bytes = encodeURIComponent(text).match(/%[0-9A-F]{2}|./g) ?? []
  return Uint8Array.from(bytes, (byte) =>
    byte.length === 3 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  )
}
