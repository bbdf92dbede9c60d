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
