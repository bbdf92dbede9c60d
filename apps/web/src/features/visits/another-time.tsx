import type { Visit, VisitTime } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { chooseVisitTime, listVisitTimes } from '@sakina/api-client/wire/visits'
import { riyadhTime } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DateText } from '@sakina/ui/date-text'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import { RadioGroup } from '@sakina/ui/radio-group'
import { Skeleton } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { FailedVisitPopup } from './failed-visit-popup.tsx'

const SHOWN_AT_FIRST = 5

const keyOf = ({ date, window }: VisitTime): string => `${date} ${window}`

type Props = { visit: Visit; onClose: () => void }

/** Chooses another time for a visit that failed; those of the same worker come first. */
export default function AnotherTimePopup({ visit, onClose }: Props) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const { run, busy, error, reset } = useCommand(chooseVisitTime)
  const times = useEndpoint(listVisitTimes, isDone ? null : { params: { id: String(visit.id) } })

  const send = async () => {
    if (busy) return
    const time = times.data?.find((each) => keyOf(each) === chosen)
    if (time === undefined || time.date === null || time.window === 'unknown') {
      setIsMissing(true)
      return
    }
    const reply = await run({
      params: { id: String(visit.id) },
      body: { date: time.date, window: time.window },
    })
    if (reply.ok) setIsDone(true)
    // Another customer took the time, so the free times are fetched again.
    else void times.mutate()
  }

  return (
    <FailedVisitPopup choice="another" {...{ busy, error, isDone, onClose }} onSend={() => void send()}>
      <div className="grid gap-4">
        <AsyncView
          answer={times}
          label={t('visits.move.loading')}
          failedTitle={t('visits.move.failed')}
          loading={<Skeleton shape="block" className="h-64" />}
          isEmpty={(all) => all.length === 0}
          empty={<Alert tone="info">{t('visits.another.none')}</Alert>}
        >
          {(all) => (
            <>
              <RadioGroup
                label={t('visits.another.times')}
                required
                value={chosen}
                onValueChange={(value) => {
                  reset()
                  setIsMissing(false)
                  setChosen(value)
                }}
                error={isMissing ? t('visits.another.choose') : undefined}
                options={all.slice(0, showsAll ? all.length : SHOWN_AT_FIRST).map((time) => ({
                  value: keyOf(time),
                  label: <Time time={time} />,
                  hint: time.worker && (
                    <>
                      <PersonName name={time.worker.name} />
                      {time.isSameWorker &&
                        ` · ${t('visits.another.same', { gender: time.worker.gender ?? 'f' })}`}
                    </>
                  ),
                }))}
              />
              {!showsAll && all.length > SHOWN_AT_FIRST && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="justify-self-start"
                  onClick={() => setShowsAll(true)}
                >
                  {t('visits.another.more')}
                </Button>
              )}
            </>
          )}
        </AsyncView>
        {visit.choice !== null && visit.choice.refund > 0 && visit.id !== null && (
          <Button size="sm" variant="secondary" className="justify-self-start" asChild>
            <Link to={paths.visits.to({ refund: visit.id })} replace>
              <span>
                {t('visits.choice.refund')} <Money halalas={visit.choice.refund} decimals="auto" />
              </span>
            </Link>
          </Button>
        )}
      </div>
    </FailedVisitPopup>
  )
}

function Time({ time: { date, arrivesFrom, arrivesTo } }: { time: VisitTime }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {date !== null && <DateText value={date} form="weekday" />}
      {arrivesFrom !== null && (
        <TimeText
          value={riyadhTime(arrivesFrom)}
          until={arrivesTo === null ? undefined : riyadhTime(arrivesTo)}
        />
      )}
    </span>
  )
}
