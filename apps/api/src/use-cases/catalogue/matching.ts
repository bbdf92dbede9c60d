import { matches as textMatches } from '@sakina/text'
import type { Bilingual } from '../../db/schema/columns.ts'

/** A search finds either language, whichever the page is in. */
export const matches = (search: string | undefined, ...texts: readonly Bilingual[]): boolean =>
  search === undefined ||
  search.trim() === '' ||
  texts.some((text) => textMatches(search, text.ar) || textMatches(search, text.en))
