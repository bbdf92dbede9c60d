import { Lockup } from '@sakina/ui/art/brand'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { PlainLink } from '../../shared/router/index.ts'
import { brand, officeChatUrl } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { localizePath } from '../../shared/intl/locale.ts'
import { useText } from '../../shared/intl/use-text.ts'

type Props = {
  /** The URL does not exist, with or without scripts. */
  isMissing: boolean
}

/** The content of the empty document without scripts: an explanation, and how to reach the office. */
export default function NoScriptNotice({ isMissing }: Props) {
  const t = useText()
  const locale = useLocale()
  const home = (
    <Button asChild variant={isMissing ? 'primary' : 'quiet'}>
      <PlainLink href={localizePath(locale, paths.home.to())}>{t('shell.notFound.home')}</PlainLink>
    </Button>
  )
  const mark = (
    <Lockup
      name={brand.name[locale]}
      className="inline-flex items-center gap-2 text-title font-semibold text-primary [&>svg]:size-8"
    />
  )
  if (isMissing)
    return (
      <EmptyState
        level={1}
        illustration={mark}
        title={t('shell.notFound.title')}
        text={t('shell.notFound.text')}
        action={home}
      />
    )
  return (
    <EmptyState
      level={1}
      illustration={mark}
      title={t('shell.noScript.title')}
      text={t('shell.noScript.text')}
      action={
        <>
          <Button asChild>
            <PlainLink href={`tel:${brand.phone}`}>
              {t('shell.noScript.call')} <bdi dir="ltr">{brand.phone_display}</bdi>
            </PlainLink>
          </Button>
          <Button asChild variant="secondary">
            <PlainLink href={officeChatUrl}>{t('shell.noScript.message')}</PlainLink>
          </Button>
          {home}
        </>
      }
    />
  )
}
