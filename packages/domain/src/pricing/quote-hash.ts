const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/**
 * Returns the FNV-1a hash, 64 bits, of ASCII text. It only detects a changed quote and is no protection
 * against forgery, since the server always charges its own total.
 */
export function fnv1a(ascii: string): string {
  let hash = OFFSET
  for (const character of ascii) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * PRIME)
  }
  return hash.toString(16).padStart(16, '0')
}
