import type { Locale } from './locale.ts'

/** The folder a catalogue stands in, below src: `features/services`, `app/shell`. */
export type CatalogueName = `app/${string}` | `features/${string}` | `shared/${string}`

/** The file of a catalogue, as the build's manifest names it. */
export const catalogueFile = (name: CatalogueName, locale: Locale): string =>
  `src/${name}/messages/${locale}.json`
