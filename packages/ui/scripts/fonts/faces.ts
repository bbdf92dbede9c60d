/** A range of code points. Both ends are included. */
type Range = readonly [from: number, to: number]

/*
 * Both scripts with their digits and shared characters are in one file for each weight. Nearly every page
 * contains some text of the other script (the name of a language, an email address), and a second file that
 * arrives later would cause another layout.
 */
const ranges: readonly Range[] = [
  [0x20, 0x7e], // space, punctuation, Latin letters and digits
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc0, 0xff],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x660, 0x66c], // Arabic-Indic digits, percent, separators
  [0x670, 0x670],
  [0x6f0, 0x6f9], // Persian and Urdu digits
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]

/** Every character that the fonts contain. */
export const fontCharacters = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
  .join('')

/** The weights of the font and their style names. */
export const fontWeights = [
  { weight: 400, style: 'Regular' },
  { weight: 600, style: 'SemiBold' },
  { weight: 700, style: 'Bold' },
] as const

/** Returns the file name of the font of a weight. */
export const fontFileName = (weight: number): string => `sakina-sans-${weight}.woff2`
