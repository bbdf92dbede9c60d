import { useCommand } from '@sakina/api-client/swr'
import { confirmAvailabilityAlert } from '@sakina/api-client/wire/availability-alerts'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Link as KitLink } from '@sakina/ui/link'
import { useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

/** Confirms with one press, because programs that check emails open every link. */
export function ConfirmAlert({ token }: { token: string }) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(confirmAvailabilityAlert)
  const [isKept, setIsKept] = useState(false)
  const isGone = token === '' || error?.code === 'not_found' || error?.code === 'invalid'
  const confirm = async () => {
    const reply = await run({ body: { token } })
    if (reply.ok) setIsKept(true)
  }
  if (isKept)
    return (
      <Alert tone="success" title={t('alerts.kept.title')} announce>
        {t('alerts.kept.text')}
      </Alert>
    )
  if (isGone)
    return (
      <Alert tone="warning" announce>
        {t('alerts.confirm.gone')}{' '}
        <KitLink link={<Link to={paths.services.to()} />}>{t('alerts.confirm.plans')}</KitLink>
      </Alert>
    )
  return (
    <div className="grid gap-4">
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
      <Button width="full" size="lg" loading={busy} onClick={() => void confirm()}>
        {t('alerts.confirm.send')}
      </Button>
    </div>
  )
}
