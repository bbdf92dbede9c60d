import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from '../intl/locale.ts'
import type { Messages } from '../intl/messages-provider.tsx'
import { isRecord } from '../is-record.ts'
import { preloaded } from './preloaded.ts'

/** What a page, or a part fetched on its own, says: the site's messages and the kit's sections, in one language. */
export type Words = { readonly messages: Messages; readonly kit: KitStringSections }

const isWords = (value: unknown): value is Words =>
  isRecord(value) && isRecord(value['messages']) && isRecord(value['kit'])

/** `name` is `app`, `routes/<page>` or a part's file below src, without its `.part.tsx`. */
export async function loadWords(name: string, locale: Locale): Promise<Words> {
  const key = `${locale}/${name}`
  const named = await preloaded(key)
  if (isRecord(named) && isWords(named['default'])) return named['default']
  const { words } = await import('virtual:words')
  const found: unknown = await words[key]?.()
  if (isRecord(found) && isWords(found['default'])) return found['default']
  // Missing words must not turn into the other language: it is a fault of the build, and says so.
  throw new Error(`No ${locale} words for ${name}`)
}
