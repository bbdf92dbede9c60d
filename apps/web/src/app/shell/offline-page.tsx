import { Lockup } from '@sakina/ui/art/brand'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { localizePath } from '../../shared/intl/locale.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { NeedsConnection } from './needs-connection.tsx'

/** The document without scripts that the service worker shows when a page cannot be fetched. */
export function OfflinePage() {
  const t = useText()
  const locale = useLocale()
  const name = brand.name[locale]
  return (
    <>
      <header className="border-b border-border px-4 py-2">
        <a
          href={localizePath(locale, paths.home.to())}
          aria-label={t('shell.home', { brand: name })}
          className="inline-flex min-h-touch items-center text-title font-semibold text-primary no-underline"
        >
          <Lockup name={name} className="inline-flex items-center gap-2 font-semibold [&>svg]:size-8" />
        </a>
      </header>
      <main>
        <NeedsConnection />
      </main>
    </>
  )
}
