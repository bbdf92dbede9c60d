import { useEndpoint } from '@sakina/api-client/swr'
import { listTerms } from '@sakina/api-client/wire/catalogue'
import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../config/paths.ts'
import { useText } from '../intl/use-text.ts'

/** A short privacy notice beside a form that opens an account. Its full text opens in a popup. */
export function PrivacyNote() {
  const t = useText()
  const version = usePrivacyNoticeVersion()
  return (
    <p className="m-0 text-small text-text-muted">
      {t('privacy.note')}{' '}
      <KitLink href={paths.popup.to('privacy')}>
        {version === undefined ? t('privacy.link') : t('privacy.linkOfVersion', { version })}
      </KitLink>
    </p>
  )
}

/** Returns the version of the current privacy notice, which is the first of the terms. */
export const usePrivacyNoticeVersion = (): string | undefined => useEndpoint(listTerms, {}).data?.[0]?.version
