export type FontWeight = 400 | 600 | 700

/** The arguments of `preload(href, options)` of react-dom, and of a `<link rel="preload">`. */
export interface FontPreload {
  readonly href: string
  readonly as: 'font'
  readonly type: 'font/woff2'
  readonly crossOrigin: 'anonymous'
}

const usual: readonly FontWeight[] = [400, 600]

// Each URL is written out, because bundlers find a file only in a call with literal text.
const files: Readonly<Record<FontWeight, string>> = {
  400: new URL('./sakina-sans-400.woff2', import.meta.url).href,
  600: new URL('./sakina-sans-600.woff2', import.meta.url).href,
  700: new URL('./sakina-sans-700.woff2', import.meta.url).href,
}

/**
 * Returns the files to preload, for the weights that most screens use. A file contains Arabic and Latin, so
 * it is the same for every language.
 */
export const fontPreloads = (weights: readonly FontWeight[] = usual): FontPreload[] =>
  weights.map((weight) => ({
    href: files[weight],
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))
