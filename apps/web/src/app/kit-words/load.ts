import type { KitStringSections } from '@sakina/ui/provider'

import type { Locale } from '../../shared/intl/locale.ts'

/** The words of the kit's components that any page may show, in one language. */
export const loadKitWords = (locale: Locale): Promise<KitStringSections> =>
  locale === 'ar' ? import('./ar.ts') : import('./en.ts')
