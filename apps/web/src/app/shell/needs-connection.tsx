import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { useKit } from '@sakina/ui/provider'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { UnlistedHeadTags } from '../../shared/head/unlisted-head-tags.tsx'
import { localizePath } from '../../shared/intl/locale.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { PlainLink } from '../../shared/router/index.ts'

/**
 * What stands in place of a page that was never visited while there is no connection. Its links load
 * documents, because it is a document without scripts, too.
 */
export function NeedsConnection() {
  const t = useText()
  const locale = useLocale()
  const { strings } = useKit()
  const title = t('shell.needsConnection.title')
  return (
    <>
      <UnlistedHeadTags title={title} />
      <EmptyState
        level={1}
        illustration={<Offline />}
        title={title}
        text={t('shell.needsConnection.text')}
        action={
          <>
            <Button asChild>
              {/* The empty address is that of the page itself. */}
              <PlainLink href="">{strings.errorState.retry}</PlainLink>
            </Button>
            <Button asChild variant="secondary">
              <PlainLink href={`tel:${brand.phone}`}>
                {t('shell.noScript.call')} <bdi dir="ltr">{brand.phone_display}</bdi>
              </PlainLink>
            </Button>
            <Button asChild variant="quiet">
              <PlainLink href={localizePath(locale, paths.home.to())}>{t('shell.notFound.home')}</PlainLink>
            </Button>
          </>
        }
      />
    </>
  )
}
