// LRM, RLM, ALM, embeddings and overrides, isolates, BOM, zero width space, word joiner, soft hyphen.
// The zero width (non-)joiners stay: they decide how letters and emoji are drawn.
const INVISIBLE = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\u200B\u2060\u00AD]/g
// Control characters, which no keyboard types; PostgreSQL cannot store NUL. Line breaks and tabs have
// become spaces before.
const CONTROLS = /\p{Cc}/gu
const UNBREAKABLE_SPACES = /[\u00A0\u202F\u2007]/g
const TATWEEL = /\u0640/g
const ARABIC_DIACRITICS =
  /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u08CA-\u08E1\u08E3-\u08FF]/g

/** Removes invisible marks; a no-break space becomes a normal one. */
export const stripInvisibleMarks = (text: string): string =>
  text.replace(INVISIBLE, '').replace(UNBREAKABLE_SPACES, ' ')

/** Removes the stretching stroke: ســـكينة becomes سكينة. */
export const stripTatweel = (text: string): string => text.replace(TATWEEL, '')

/** Removes vowel and Quranic marks: سَكِينَة becomes سكينة. */
export const stripDiacritics = (text: string): string => text.replace(ARABIC_DIACRITICS, '')

/**
 * Returns one line of typed text as it is stored: composed, without invisible characters, and with
 * single spaces.
 */
export const normalizeSingleLine = (text: string): string =>
  stripInvisibleMarks(text)
    .replace(/\s+/gu, ' ')
    .replace(CONTROLS, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()
