import type { Visit } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { confirmVisit, reportNobodyCame } from '@sakina/api-client/wire/visits'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { TimeText } from '@sakina/ui/time-text'

import { toRiyadhMoment } from '../clock/now.ts'
import { useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'

/**
 * Asks whether the worker came to a visit that nobody confirmed, lets the family say that nobody came to one that
 * was marked, or says until when we answer.
 */
export function VisitQuestion({ visit }: { visit: Visit }) {
  const { id, name, worker, confirmation, decideBy, disputableUntil } = visit
  const t = useText()
  const words = useErrorMessage()
  const came = useCommand(confirmVisit)
  const nobody = useCommand(reportNobodyCame)
  if (id === null || (confirmation === null && disputableUntil === null)) return null
  if (confirmation === 'claimed') {
    const until = toRiyadhMoment(decideBy)
    return (
      <p className="m-0 basis-full" role="status">
        {t('visits.question.claimed')}{' '}
        {until !== null && (
          <>
            {t('visits.question.until')} <DateText value={until.date} form="weekday-short" />{' '}
            <TimeText value={until.time} />.
          </>
        )}
      </p>
    )
  }
  const params = { id: String(id) }
  const error = came.error ?? nobody.error
  const busy = came.busy || nobody.busy
  const gender = worker?.gender === 'm' ? 'male' : 'female'
  const isAsked = confirmation === 'asked'
  return (
    <>
      <p className="m-0 basis-full">
        {isAsked ? t('visits.question.text', { gender }) : <DisputeUntil until={disputableUntil} />}
      </p>
      {error && (
        <Alert tone="danger" announce className="basis-full">
          {words(error)}
        </Alert>
      )}
      {isAsked && (
        <Button
          size="sm"
          loading={came.busy}
          disabled={busy && !came.busy}
          onClick={() => void came.run({ params })}
        >
          {t('visits.question.came', { gender })} <span className="sr-only">{name}</span>
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        loading={nobody.busy}
        disabled={busy && !nobody.busy}
        onClick={() => void nobody.run({ params })}
      >
        {t('visits.question.nobody')} <span className="sr-only">{name}</span>
      </Button>
    </>
  )
}

function DisputeUntil({ until }: { until: Visit['disputableUntil'] }) {
  const t = useText()
  const moment = toRiyadhMoment(until)
  if (moment === null) return null
  return (
    <>
      {t('visits.question.dispute')} <DateText value={moment.date} form="weekday-short" />{' '}
      <TimeText value={moment.time} />.
    </>
  )
}
