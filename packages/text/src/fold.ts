import { toLatinDigits } from './digits.ts'

// Letters that a search treats as equal, although Unicode normalisation (NFKD) keeps them
// different.
const SAME_LETTER: readonly (readonly [RegExp, string])[] = [
  [/[\u0671-\u0673]/g, '\u0627'], // alef wasla and alef with wavy hamza
  [/[\u0649\u06CC\u06D2]/g, '\u064A'], // alef maqsura, as in منى, and the Persian and Urdu yeh
  [/[\u0629\u06BE\u06C1\u06C3\u06D5]/g, '\u0647'], // taa marbuta and the other forms of heh
  [/[\u06A9\u06AA]/g, '\u0643'], // Persian kaf
]

// Combining marks (after decomposition also the hamza and madda of أ إ آ ؤ ئ), formatting characters,
// tatweel and the lone hamza, which many people omit.
const UNSEARCHABLE = /[\p{M}\p{Cf}\u0640\u0621]/gu
const SPACES_AND_DASHES = /[\s\p{Pd}]+/gu

/**
 * The form in which two spellings of one word are equal; only for comparing, never for showing or
 * storing.
 */
export function foldForSearch(text: string): string {
  const visible = toLatinDigits(text.normalize('NFKD')).replace(UNSEARCHABLE, '')
  return SAME_LETTER.reduce((folded, [forms, letter]) => folded.replace(forms, letter), visible)
    .toLowerCase()
    .replace(SPACES_AND_DASHES, ' ')
    .trim()
}

/** Whether every word of the query occurs in the text, in any order. An empty query matches everything. */
export function matchesSearch(query: string, text: string): boolean {
  const haystack = foldForSearch(text)
  return foldForSearch(query)
    .split(' ')
    .every((word) => haystack.includes(word))
}
