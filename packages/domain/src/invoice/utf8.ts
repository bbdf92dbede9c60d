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

/** The text of bytes that are one. */
export function fromUtf8(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  try {
    return decodeURIComponent(escaped)
  } catch {
    throw new Refusal('invoice.not_text')
  }
}
