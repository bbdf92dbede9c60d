export type FontWeight = 400 | 600 | 700

/** What `preload(href, rest)` of react-dom takes, and a `<link rel="preload">`. */
export interface FontPreload {
  readonly href: string
  readonly as: 'font'
  readonly type: 'font/woff2'
  readonly crossOrigin: 'anonymous'
}

const usual: readonly FontWeight[] = [400, 600]

// Written out, for bundlers find a file by its name in such a call alone
const files: Readonly<Record<FontWeight, string>> = {
  400: new URL('./sakina-sans-400.woff2', import.meta.url).href,
  600: new URL('./sakina-sans-600.woff2', import.meta.url).href,
  700: new URL('./sakina-sans-700.woff2', import.meta.url).href,
}

/**
 * The files to fetch beside the style sheet, in the weights that most screens have. A file holds Arabic and Latin, so
 * they are the same for every language.
 */
export const fontPreloads = (weights: readonly FontWeight[] = usual): FontPreload[] =>
  weights.map((weight) => ({
    href: files[weight],
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))
