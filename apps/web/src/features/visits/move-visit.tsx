import type { Visit } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { listVisitWindows } from '@sakina/api-client/wire/catalogue'
import { moveVisit } from '@sakina/api-client/wire/visits'
import { addDays, riyadhDay } from '@sakina/domain/calendar'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DatePicker } from '@sakina/ui/date-picker'
import { Dialog } from '@sakina/ui/dialog'
import { DateText } from '@sakina/ui/date-text'
import { Skeleton } from '@sakina/ui/skeleton'
import { TimeWindowPicker } from '@sakina/ui/time-window-picker'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { now } from '../../shared/clock/now.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

const FARTHEST_DAYS = 90

type Props = { visit: Visit; onClose: () => void }

/** Moves a visit to another free day or time of day. */
export default function MoveVisitPopup({ visit, onClose }: Props) {
  const t = useText()
  const refusal = useErrorMessage()
  const [today] = useState(() => riyadhDay(now()))
  const [date, setDate] = useState<string | null>(visit.date)
  const [window, setWindow] = useState('')
  const [missing, setMissing] = useState(false)
  const [moved, setMoved] = useState(false)
  const { run, busy, error, reset } = useCommand(moveVisit)
  const windows = useEndpoint(
    listVisitWindows,
    date === null ? null : { query: { date, visit: String(visit.id) } },
  )
  useDelayedAction(moved, POPUP_CLOSE_DELAY_MS, onClose)

  const hasNoTime = windows.data?.length === 0
  const isCurrent = (period: string) => date === visit.date && period === visit.window
  const send = async () => {
    if (busy) return
    const free = windows.data?.some((each) => each.window === window && each.free)
    if (date === null || (window !== 'morning' && window !== 'evening') || !free) {
      setMissing(true)
      return
    }
    const reply = await run({
      params: { id: String(visit.id) },
      body: { date, window },
    })
    if (reply.ok) setMoved(true)
    // Another customer took the time, so the free times are fetched again.
    else void windows.mutate()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('visits.move.title')}
      description={t('visits.move.text')}
      footer={
        moved ? undefined : (
          <>
            {error && (
              <Alert tone="danger" announce className="basis-full">
                {refusal(error)}
              </Alert>
            )}
            <Button loading={busy} onClick={() => void send()}>
              {busy ? t('visits.move.sending') : t('visits.move.send')}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={onClose}>
              {t('visits.move.back')}
            </Button>
          </>
        )
      }
    >
      {moved ? (
        <Alert tone="success" announce>
          {t('visits.move.done')}
        </Alert>
      ) : (
        <div className="grid gap-5">
          {visit.date && (
            <p className="m-0 text-text-muted">
              {t('visits.move.now')} <DateText value={visit.date} form="weekday" />
            </p>
          )}
          <DatePicker
            label={t('visits.move.day')}
            required
            value={date}
            today={today}
            min={today}
            max={addDays(today, FARTHEST_DAYS)}
            onValueChange={(day) => {
              reset()
              setDate(day)
              setWindow('')
              setMissing(false)
            }}
            error={missing && (date === null || hasNoTime) ? t('visits.move.chooseDay') : undefined}
          />
          {date !== null && (
            <AsyncView
              answer={windows}
              label={t('visits.move.loading')}
              failedTitle={t('visits.move.failed')}
              loading={<Skeleton shape="block" className="h-24" />}
              isEmpty={(all) => all.length === 0}
              empty={
                <Alert tone="info" announce>
                  {t('visits.move.noTime')}
                </Alert>
              }
            >
              {(all) => (
                <TimeWindowPicker
                  label={t('visits.move.window')}
                  required
                  value={window}
                  onValueChange={(chosen) => {
                    reset()
                    setWindow(chosen)
                    setMissing(false)
                  }}
                  error={missing ? t('visits.move.chooseWindow') : undefined}
                  windows={all
                    .filter((each) => each.window !== 'unknown')
                    .map((each) => ({
                      value: each.window,
                      label: t(each.window === 'morning' ? 'visits.morning' : 'visits.evening'),
                      from: each.arriveFrom,
                      until: each.arriveTo,
                      closed: isCurrent(each.window)
                        ? t('visits.move.current')
                        : each.free
                          ? undefined
                          : t('visits.move.taken'),
                    }))}
                />
              )}
            </AsyncView>
          )}
        </div>
      )}
    </Dialog>
  )
}
