import type { MessageFormatElement } from 'react-intl'

import { catalogueFile, type CatalogueName } from './catalogue-names.ts'
import type { Locale } from './locale.ts'

export type Messages = Record<string, MessageFormatElement[]>

// One chunk a catalogue and language: a page loads its own features' words in its own language, nothing else.
const files = import.meta.glob<Messages>('/src/**/messages/*.json', { import: 'default' })

export async function loadMessages(names: readonly CatalogueName[], locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const load = files[`/${catalogueFile(name, locale)}`]
      // A missing catalogue must not turn into the other language: it is a fault of the build, and says so.
      if (!load) throw new Error(`No ${locale} messages in ${name}`)
      return load()
    }),
  )
  return loaded.reduce<Messages>((all, each) => ({ ...all, ...each }), {})
}
