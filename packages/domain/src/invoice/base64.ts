const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

// Written by hand, because `btoa` reads characters instead of bytes and `Buffer` exists only in
// Node.
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
