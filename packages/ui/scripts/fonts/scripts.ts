/** Inclusive code point ranges of a script's file; they become its `unicode-range` too. */
type Range = readonly [from: number, to: number]

/** The letters and marks of Arabic, its punctuation and both its digit sets. */
export const arabic: readonly Range[] = [
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x66c], // Arabic-Indic digits, percent, separators
  [0x670, 0x670],
  [0x6f0, 0x6f9], // Persian and Urdu digits
]

/** What both scripts use. The source's Arabic file has no Latin digits, so they come, with the signs, from its Latin one. */
export const common: readonly Range[] = [
  [0x20, 0x40], // space, punctuation, Latin digits
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]

export const latin: readonly Range[] = [
  [0x41, 0x7e],
  [0xae, 0xae],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
]

/** Each part of the face, and the file of the source it is cut from. */
export const parts = {
  arabic: { ranges: arabic, from: 'arabic' },
  common: { ranges: common, from: 'latin' },
  latin: { ranges: latin, from: 'latin' },
} as const

export const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('')

export const unicodeRange = (ranges: readonly Range[]): string =>
  ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')

const hex = (point: number): string => point.toString(16).toUpperCase().padStart(4, '0')
