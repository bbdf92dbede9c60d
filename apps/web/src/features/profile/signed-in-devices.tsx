import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { endMyOtherSessions, endMySession, listMySessions } from '@sakina/api-client/wire/identity'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import { browserName } from '@sakina/domain/identity'
import { Alert } from '@sakina/ui/alert'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { DateText } from '@sakina/ui/date-text'
import { Link as KitLink } from '@sakina/ui/link'
import { Pause } from '@sakina/ui/provider'
import { Skeleton } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import { useId } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'

type Session = EntityOf<typeof listMySessions>[number]

/** The devices on which the customer is signed in, each with a button that signs it out. */
export function SignedInDevices() {
  const t = useText()
  const words = useErrorMessage()
  const heading = useId()
  const sessions = useEndpoint(listMySessions, {})
  const endOne = useCommand(endMySession)
  const endOthers = useCommand(endMyOtherSessions)
  const error = endOne.error ?? endOthers.error
  const isBusy = endOne.busy || endOthers.busy
  const signOut = async (ended: Promise<{ readonly ok: boolean }>): Promise<void> => {
    if ((await ended).ok) showToast(t('profile.devices.ended'))
  }
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="m-0 text-title font-semibold">
        {t('profile.devices')}
      </h2>
      <p className="m-0 text-text-muted">
        {t('profile.devices.text')}{' '}
        <KitLink link={<Link to={paths.changeOwnPassword.to()} />}>{t('profile.devices.password')}</KitLink>
      </p>
      <AsyncView
        answer={sessions}
        label={t('profile.devices.loading')}
        failedTitle={t('profile.devices.failed')}
        loading={<Skeleton className="h-24 rounded-card" />}
      >
        {(devices) => (
          <>
            <ul className="m-0 grid list-none divide-y divide-border p-0">
              {devices.map((device) => (
                <DeviceRow
                  key={String(device.id)}
                  device={device}
                  isBusy={isBusy}
                  onEnd={() => void signOut(endOne.run({ params: { id: String(device.id) } }))}
                />
              ))}
            </ul>
            {devices.length > 2 && (
              <Button
                variant="secondary"
                className="self-start"
                loading={isBusy}
                onClick={() => void signOut(endOthers.run({}))}
              >
                {t('profile.devices.endOthers')}
              </Button>
            )}
          </>
        )}
      </AsyncView>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
    </Card>
  )
}

type RowProps = { device: Session; isBusy: boolean; onEnd: () => void }

function DeviceRow({ device: { browser, usedAt, isThis }, isBusy, onEnd }: RowProps) {
  const t = useText()
  const name = browserName(browser)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="grid">
        <span className="font-semibold">
          {name === undefined ? t('profile.devices.unknown') : <bdi dir="ltr">{name}</bdi>}
          {(isThis || usedAt !== null) && <Pause />}
        </span>
        {!isThis && usedAt !== null && (
          <span className="text-text-muted">
            {t('profile.devices.used')} <DateText value={riyadhDay(usedAt)} />{' '}
            <TimeText value={riyadhTime(usedAt)} />
          </span>
        )}
      </span>
      {isThis ? (
        <Badge tone="success">{t('profile.devices.this')}</Badge>
      ) : (
        <Button
          variant="quiet"
          loading={isBusy}
          aria-label={t('profile.devices.endNamed', { name: name ?? t('profile.devices.unknown') })}
          onClick={onEnd}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </li>
  )
}
