/** A face that devices have, shown until a file of ours has come. */
interface FallbackFace {
  /** Its names for `local()`, the best first. */
  readonly names: Readonly<Record<FallbackWeight, readonly string[]>>
  /** The width of the site's words in our face, divided by their width in this one. */
  readonly size: Readonly<Record<FallbackWeight, number>>
  /** The characters it is used for, if not all. */
  readonly range?: string
}

type FallbackWeight = keyof typeof cssWeights

/** Devices have a bold face for our two heavier weights. */
const cssWeights = { regular: '400', bold: '600 700' } as const

const latin = 'U+0000-024F, U+2000-206F'
/** Spaces and digits differ from face to face in another measure than letters. */
const space = 'U+0020, U+00A0'
const digits = 'U+0030-0039'

const roboto: FallbackFace['names'] = {
  regular: ['Roboto', 'Roboto Regular', 'Segoe UI'],
  bold: ['Roboto Bold', 'Segoe UI Bold', 'Roboto', 'Segoe UI'],
}
const arial: FallbackFace['names'] = {
  regular: ['Arial', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arial'],
}

/**
 * Every device has some of them; of those the last one is shown. The Arabic letters of Windows and of Apple
 * are not free to measure, so they keep their size.
 */
const fallbackFaces: readonly FallbackFace[] = [
  {
    names: { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVu Sans'] },
    size: { regular: 0.909, bold: 0.8 },
  },
  {
    names: {
      regular: ['Segoe UI', 'Geeza Pro', 'Arial'],
      bold: ['Segoe UI Semibold', 'Geeza Pro Bold', 'Arial Bold', 'Segoe UI', 'Geeza Pro', 'Arial'],
    },
    size: { regular: 1, bold: 1 },
  },
  {
    names: {
      regular: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic'],
      bold: [
        'Noto Naskh Arabic UI Bold',
        'Noto Naskh Arabic Bold',
        'Noto Naskh Arabic UI',
        'Noto Naskh Arabic',
      ],
    },
    size: { regular: 1.03, bold: 1.046 },
  },
  {
    names: {
      regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular'],
      bold: ['Noto Sans Arabic SemiBold', 'Noto Sans Arabic Bold', 'Noto Sans Arabic'],
    },
    size: { regular: 0.941, bold: 0.932 },
  },
  { names: roboto, size: { regular: 1.015, bold: 1.037 }, range: latin },
  { names: roboto, size: { regular: 0.951, bold: 0.95 }, range: space },
  { names: roboto, size: { regular: 1.064, bold: 1.043 }, range: digits },
  { names: arial, size: { regular: 1.043, bold: 0.988 }, range: latin },
  { names: arial, size: { regular: 0.849, bold: 0.849 }, range: space },
  { names: arial, size: { regular: 1.071, bold: 1.071 }, range: digits },
]

export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

const percent = (value: number): string => `${Math.round(value * 1000) / 10}%`

const ruleOf = ({ names, size, range }: FallbackFace, weight: FallbackWeight, metrics: FontMetrics) =>
  `@font-face {
  font-family: 'Sakina Fallback';
  font-weight: ${cssWeights[weight]};
  src: ${names[weight].map((name) => `local('${name}')`).join(', ')};${
    range === undefined ? '' : `\n  unicode-range: ${range};`
  }
  size-adjust: ${percent(size[weight])};
  ascent-override: ${percent(metrics.ascent / size[weight])};
  descent-override: ${percent(metrics.descent / size[weight])};
  line-gap-override: ${percent(metrics.lineGap / size[weight])};
}
`

/** Returns the rules of the faces that have the width and the height of ours on each device. */
export const fallbackRules = (metrics: FontMetrics): string =>
  fallbackFaces
    .flatMap((face) => [ruleOf(face, 'regular', metrics), ruleOf(face, 'bold', metrics)])
    .join('\n')
