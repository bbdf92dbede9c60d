import { Refusal } from '../refusal/index.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

// By hand, since btoa and Buffer exist in one of browser and server only, and both read characters, not bytes.
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(start, start + 3)
    const bits = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => ALPHABET[(bits >> shift) & 63])
    const missing = Math.max(start + 3 - bytes.length, 0)
    text += letters.slice(0, 4 - missing).join('') + '='.repeat(missing)
  }
  return text
}

const WELL_FORMED = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

// Far beyond the 700 characters of a QR, and little enough for the expression above.
const LONGEST = 10_000

export function fromBase64(text: string): Uint8Array {
  if (text.length > LONGEST || !WELL_FORMED.test(text))
    throw new Refusal('invoice.not_base64', { length: text.length })
  const letters = text.replaceAll('=', '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let count = 0
  let filled = 0
  for (const letter of letters) {
    bits = ((bits << 6) | ALPHABET.indexOf(letter)) & 0xffff
    count += 6
    if (count < 8) continue
    count -= 8
    bytes[filled] = (bits >> count) & 0xff
    filled += 1
  }
  return bytes
}
