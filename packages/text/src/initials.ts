import { foldForSearch } from './fold.ts'
import { stripDiacritics, stripInvisibleMarks, stripTatweel } from './marks.ts'
import { isArabic } from './script.ts'

// Particles inside names; compared folded, so that ابن and إبن or Bin and bin are the same.
const CONNECTORS: ReadonlySet<string> = new Set(
  ['بن', 'ابن', 'بنت', 'آل', 'ال', 'أبو', 'أم', 'bin', 'ibn', 'bint', 'al', 'el', 'abu', 'um', 'umm'].map(
    foldForSearch,
  ),
)
const ARTICLE = /^(?:\u0627\u0644(?=\p{L}{3})|[ae]l[-\u2010\u2011](?=\p{L}))/iu
const LETTER = /\p{L}/u
const FIRST_LETTER = /^\P{L}*(\p{L}).*$/su

/**
 * The first letters of the first and the last name: `Noura bint Abdullah Al-Qahtani` is NQ, and نورة القحطاني is ن ق,
 * with a space because Arabic letters would join into a word.
 */
export function initials(name: string): string {
  const words = stripDiacritics(stripTatweel(stripInvisibleMarks(name)))
    .split(/\s+/u)
    .filter((word) => LETTER.test(word))
  const names = words.filter((word) => !CONNECTORS.has(foldForSearch(word)))
  const [first, ...others] = names.length > 0 ? names : words
  const last = others.at(-1)
  const letters = [first, last].flatMap((word, position) => {
    if (word === undefined) return []
    // Only a family name loses its article; a first name may begin like one (الجوهرة, Elham).
    const core = position === 0 ? word : word.replace(ARTICLE, '')
    return core.replace(FIRST_LETTER, '$1').toUpperCase()
  })
  return letters.join(letters.some(isArabic) ? ' ' : '')
}
