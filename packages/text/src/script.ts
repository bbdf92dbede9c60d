const LETTER = /\p{L}/u
const ARABIC_LETTER = /^\p{Script=Arabic}$/u
const LATIN_LETTER = /^\p{Script=Latin}$/u
const RTL_LETTER = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]$/u

/** The writing system of a text. */
export type Script = 'arabic' | 'latin' | 'other'
/** The direction in which a text runs. */
export type TextDirection = 'rtl' | 'ltr' | 'neutral'

const firstLetter = (text: string): string | undefined => LETTER.exec(text)?.[0]

/** The script of a word by its first letter; digits and signs alone are `other`. */
export function scriptOf(word: string): Script {
  const letter = firstLetter(word) ?? ''
  if (ARABIC_LETTER.test(letter)) return 'arabic'
  return LATIN_LETTER.test(letter) ? 'latin' : 'other'
}

export const isArabic = (word: string): boolean => scriptOf(word) === 'arabic'

/** The direction of a text by its first letter, as in the Unicode algorithm. */
export function directionOf(text: string): TextDirection {
  const letter = firstLetter(text)
  if (letter === undefined) return 'neutral'
  return RTL_LETTER.test(letter) ? 'rtl' : 'ltr'
}
