import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../config/paths.ts'
import { useText } from '../intl/use-text.ts'
import { usePrivacyNoticeVersion } from './use-privacy-notice.ts'

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
