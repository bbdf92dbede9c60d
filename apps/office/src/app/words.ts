import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from '../shared/locale.ts'

/** The messages of the office and the strings of the kit, in one language. */
export type Words = {
  readonly messages: Readonly<Record<string, string>>
  readonly kit: KitStringSections
}

/** Loads the words of one language; the other is not downloaded. */
export async function loadWords(locale: Locale): Promise<Words> {
  if (locale === 'ar') {
    const [{ ar }, { arabicMessages }] = await Promise.all([
      import('@sakina/ui/strings/ar'),
      import('../shared/arabic-messages.ts'),
    ])
    return { messages: arabicMessages, kit: ar }
  }
  const [{ en }, { englishMessages }] = await Promise.all([
    import('@sakina/ui/strings/en'),
    import('../shared/english-messages.ts'),
  ])
  return { messages: englishMessages, kit: en }
}
