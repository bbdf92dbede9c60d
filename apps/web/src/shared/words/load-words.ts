import type { KitStringSections } from '@sakina/ui/provider'
import { words } from 'virtual:words'

import type { Locale } from '../intl/locale.ts'
import type { Messages } from '../intl/messages-provider.tsx'

/** What a page, or a part fetched on its own, says: the site's messages and the kit's sections, in one language. */
export type Words = { readonly messages: Messages; readonly kit: KitStringSections }

/** `name` is `app`, `routes/<page>` or a part's file below src, without its `.part.tsx`. */
export async function loadWords(name: string, locale: Locale): Promise<Words> {
  const load = words[`${locale}/${name}`]
  // Missing words must not turn into the other language: it is a fault of the build, and says so.
  if (!load) throw new Error(`No ${locale} words for ${name}`)
  return (await load()).default
}
