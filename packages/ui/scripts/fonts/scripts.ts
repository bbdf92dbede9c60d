/** Inclusive code point ranges of a script's file; they become its `unicode-range` too. */
type Range = readonly [from: number, to: number]

/**
 * The Arabic file alone paints an Arabic page: it carries the space, punctuation, controls and the three digit sets
 * beside the letters and marks of Arabic, so a page without a Latin letter never loads the Latin file.
 */
export const arabic: readonly Range[] = [
  [0x20, 0x40], // space, punctuation, Latin digits
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xbb, 0xbb],
  [0x60c, 0x60c],
  [0x61b, 0x61c],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x66c], // Arabic-Indic digits, percent, separators
  [0x670, 0x670],
  [0x6f0, 0x6f9], // Persian and Urdu digits
  [0x200c, 0x200f],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2066, 0x2069],
]

export const latin: readonly Range[] = [
  [0x41, 0x7e],
  [0xa9, 0xa9],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xc0, 0xff],
  [0x2212, 0x2212],
]

/** The Latin file also carries the shared signs, so that English words, digits and points keep their kerning. */
export const latinGlyphs: readonly Range[] = [
  ...arabic.filter(([from]) => from < 0x600 || from > 0x2000),
  ...latin,
]

export const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('')

export const unicodeRange = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0')
