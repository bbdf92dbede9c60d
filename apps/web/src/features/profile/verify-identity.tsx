import type { IdentityCheck } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { refreshIdentityCheck, getIdentityCheck, startIdentityCheck } from '@sakina/api-client/wire/identity'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { convertTextDigits } from '@sakina/text'
import { useId } from 'react'

import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useDigits } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'

/** Offers to verify the national ID with Nafath, where the server can. */
export function VerifyIdentity() {
  const { data } = useEndpoint(getIdentityCheck, {})
  return data?.isOffered ? <IdentityCard check={data} /> : null
}

function IdentityCard({ check: { isVerified, state, number } }: { check: IdentityCheck }) {
  const t = useText()
  const words = useErrorMessage()
  const heading = useId()
  const digits = useDigits()
  const start = useCommand(startIdentityCheck)
  const { run } = useCommand(refreshIdentityCheck)
  const isWaiting = !isVerified && state === 'waiting' && number !== null
  usePolling(isWaiting, () => void run({}))
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="m-0 text-title font-semibold">
        {t('profile.nafath')}
      </h2>
      {isVerified && <Alert tone="success">{t('profile.nafath.proved')}</Alert>}
      {!isVerified && !isWaiting && <p className="m-0 text-text-muted">{t('profile.nafath.text')}</p>}
      {isWaiting && (
        <div role="status" className="grid justify-items-start gap-2">
          <p className="m-0">{t('profile.nafath.choose')}</p>
          <p className="m-0 text-display font-semibold tabular-nums">{convertTextDigits(number, digits)}</p>
          <p className="m-0 text-text-muted">{t('profile.nafath.waiting')}</p>
        </div>
      )}
      {!isVerified && (state === 'denied' || state === 'expired') && (
        <Alert tone="warning" announce>
          {t(`profile.nafath.${state}`)}
        </Alert>
      )}
      {start.error && (
        <Alert tone="danger" announce>
          {start.error.code === 'login_taken' ? t('profile.nafath.taken') : words(start.error)}
        </Alert>
      )}
      {!isVerified && !isWaiting && (
        <Button
          variant="secondary"
          className="self-start"
          loading={start.busy}
          onClick={() => void start.run({})}
        >
          {t('profile.nafath.start')}
        </Button>
      )}
    </Card>
  )
}
