const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/**
 * FNV-1a, 64 bits, over ASCII text. It tells a customer's quote from a changed one; it keeps no secret and proves no
 * identity, since the server always charges its own computation.
 */
export function fnv1a(ascii: string): string {
  let hash = OFFSET
  for (const character of ascii) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.charCodeAt(0))) * PRIME)
  }
  return hash.toString(16).padStart(16, '0')
}
