import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { tellDriverSomeoneIsComing } from '@sakina/api-client/wire/visits'
import { riyadhTime } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Heading } from '@sakina/ui/heading'
import { TimeText } from '@sakina/ui/time-text'

import { useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'

/** Who waits at the door, until when, and the one button that answers. It comes before everything else. */
export function DriverAtDoor({ visit, level = 2 }: { visit: Visit; level?: 1 | 2 }) {
  const t = useText()
  const { id, worker, driverWaitsUntil, comingAt } = visit
  return (
    <div className="grid gap-3 rounded-card border border-warning bg-warning-soft p-4 text-on-warning-soft">
      <div className="grid gap-1">
        <Heading level={level} size="heading" tone="inherit">
          {worker ? <bdi>{t('visits.day.atDoor', { name: worker.name })}</bdi> : t('visits.day.atDoorDriver')}
        </Heading>
        {driverWaitsUntil !== null && comingAt === null && (
          <p className="m-0">
            {t('visits.day.waitsUntil')} <TimeText value={riyadhTime(driverWaitsUntil)} />
          </p>
        )}
      </div>
      {id !== null && <ComingButton visit={visit} id={String(id)} isUrgent />}
    </div>
  )
}

/** Tells the driver that somebody is coming to the door, once. */
export function ComingButton({
  visit,
  id,
  isUrgent = false,
}: {
  visit: Visit
  id: string
  isUrgent?: boolean
}) {
  const t = useText()
  const words = useErrorMessage()
  const { run, busy, error } = useCommand(tellDriverSomeoneIsComing)
  if (visit.comingAt !== null)
    return (
      <Alert tone="success" announce>
        {t('visits.day.comingSaid')}
      </Alert>
    )
  return (
    <>
      {error && (
        <Alert tone="danger" announce>
          {words(error)}
        </Alert>
      )}
      <Button
        loading={busy}
        {...(isUrgent && { size: 'lg', width: 'full' })}
        onClick={() => void run({ params: { id } })}
      >
        {busy ? t('visits.day.comingSending') : t('visits.day.coming')}
      </Button>
    </>
  )
}
