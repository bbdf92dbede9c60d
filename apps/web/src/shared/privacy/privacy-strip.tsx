import { useCommand } from '@sakina/api-client/swr'
import { confirmPrivacyNotice } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../config/paths.ts'
import { useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'
import { useSession } from '../session/session.ts'
import { showToast } from '../toasts/show-toast.ts'
import { usePrivacyNoticeVersion } from './privacy-note.tsx'

/** Tells a customer that the privacy notice has changed. The page stays usable without an answer. */
export default function PrivacyStrip() {
  const t = useText()
  const words = useErrorMessage()
  const { amend } = useSession()
  const version = usePrivacyNoticeVersion()
  const { run, busy, error } = useCommand(confirmPrivacyNotice)
  const confirm = async (shown: string) => {
    const reply = await run({ body: { version: shown } })
    if (!reply.ok) return
    showToast(t('privacy.confirmed'))
    amend(reply.value)
  }
  return (
    <Alert
      // Below the button of the account menu, which floats.
      className="clear-both mb-4"
      action={
        <>
          <KitLink variant="standalone" href={paths.popup.to('privacy')}>
            {t('privacy.read')}
          </KitLink>
          <Button
            size="sm"
            variant="secondary"
            loading={busy}
            disabled={version === undefined}
            onClick={() => version !== undefined && void confirm(version)}
          >
            {t('privacy.confirm')}
          </Button>
        </>
      }
    >
      {t('privacy.new')}
      {error && <p className="m-0 text-danger">{words(error)}</p>}
    </Alert>
  )
}
