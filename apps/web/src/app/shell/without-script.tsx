import { Lockup } from '@sakina/ui/art/brand'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { Anchor } from '../../shared/router/anchor.tsx'
import { brand, messagingUrl } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { pathIn } from '../../shared/intl/locale.ts'
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
      <Anchor href={pathIn(locale, paths.home.to())}>{t('shell.notFound.home')}</Anchor>
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
            <Anchor href={`tel:${brand.phone}`}>
              {t('shell.noScript.call')} <bdi dir="ltr">{brand.phone_display}</bdi>
            </Anchor>
          </Button>
          <Button asChild variant="secondary">
            <Anchor href={messagingUrl}>{t('shell.noScript.message')}</Anchor>
          </Button>
          {home}
        </>
      }
    />
  )
}
