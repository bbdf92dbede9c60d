import type { KeyboardEvent } from 'react'

// In the decomposed form أ إ آ are ا and a mark. The full normalisation of @sakina/text exceeds the budget
// of this entry point.
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const pause = 1000

interface Typed {
  text: string
  at: number
}

/**
 * Collects letters typed in quick succession, normalised so that ا matches أ; Radix compares exactly.
 * Returns nothing for a key that is not a letter.
 */
export function collectTypedLetters(event: KeyboardEvent, typed: Typed): string | undefined {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.altKey || event.metaKey)
    return undefined
  const text = event.timeStamp - typed.at > pause ? event.key : typed.text + event.key
  typed.text = text
  typed.at = event.timeStamp
  return fold(text)
}

/**
 * Returns the next option that begins with the typed text. The same letter again cycles through all
 * matches.
 */
export function findNextMatch<T>(
  items: readonly T[],
  labelOf: (item: T) => string,
  current: number,
  search: string,
): T | undefined {
  const [first = ''] = search
  const repeated = [...search].every((letter) => letter === first)
  const wanted = repeated ? first : search
  const from = repeated ? current + 1 : Math.max(current, 0)
  const inOrder = [...items.slice(from), ...items.slice(0, from)]
  return inOrder.find((item) => fold(labelOf(item)).startsWith(wanted))
}
