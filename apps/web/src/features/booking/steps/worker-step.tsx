import { listWorkers } from '@sakina/api-client/wire/workers'
import type { PlanDetail, Worker } from '@sakina/api-client/client'
import { isSameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import type { Instant } from '@sakina/domain/calendar'
import {
  withArrivalTimes,
  toHourlyBundle,
  isStepComplete,
  previewVisits,
  parseWorkerChoice,
  bookingContextAt,
  getChosenStartDay,
  toChosenVisits,
  getChosenVisits,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft, WorkerChoice as Choice } from '@sakina/domain/booking'
import { workerStepSchema } from '@sakina/domain/validation'
import { Button } from '@sakina/ui/button'
import { WorkerPicker, WorkerPickerSkeleton } from '@sakina/ui/worker-picker'
import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { FirstFreeDayAlert, NoWorkerFreeAlert } from './no-worker-free-alert.tsx'
import { WorkerUnavailableAlert } from './worker-unavailable-alert.tsx'
import { toPickableWorker } from './to-pickable-worker.tsx'
import { useBookingNeighborhoodId } from './use-booking-neighborhood.ts'
import { useStepValues } from './use-step-values.ts'
import { usePlanReach } from '../plan/use-plan-reach.ts'
import { UnreachedHomeAlert } from './unreached-home-alert.tsx'
import type { TimesAvailability } from '@sakina/api-client/booking'
import { VisitPreview } from './visit-preview.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  /** The ids of chosen workers whom somebody else has just reserved. */
  gone: readonly string[]
  tried: boolean
  timesAvailability: TimesAvailability
  onChange: (workers: Choice | undefined) => void
  onOtherTime: () => void
}

const Selection = lazyComponent(() => import('./worker-selection.tsx'))

/**
 * Chooses the worker, or leaves the choice to the office. A worker known by name is named with the
 * documents instead.
 */
export function WorkerStep(props: Props) {
  const t = useText()
  const gender = useWorkerGender()
  if (getChosenWorkers(props.draft).isNamed)
    return <p className="m-0">{t('booking.workers.ownChosen', { gender })}</p>
  return <WorkerChoice {...props} />
}

function WorkerChoice({ plan, draft, now, gone, tried, timesAvailability, onChange, onOtherTime }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const [choosing, setChoosing] = useState(false)
  const [showsFarther, setShowsFarther] = useState(false)
  const picker = useRef<HTMLFieldSetElement>(null)
  const isDated = isStepComplete(draft, 'schedule')
  const { firstDay, period } = isDated ? getChosenVisits(draft) : toChosenVisits({})
  const { availability } = plan
  const firstFree =
    availability?.state === 'later' && draft.service !== 'hourly' ? availability.from : undefined
  const from = (isDated ? getChosenStartDay(draft) : undefined) ?? firstDay ?? firstFree
  const home = useBookingNeighborhoodId(draft)
  const workers = useEndpoint(listWorkers, {
    query: {
      plan: Number(plan.id),
      limit: 100,
      ...(from !== undefined && { from }),
      ...(firstDay !== undefined && period !== undefined && { window: period }),
      ...(home !== undefined && { neighborhood: home }),
    },
  })
  const isRecruitment = draft.service === 'mediation'
  /** Whether no branch near the home sends the worker. A recruited one comes from abroad to any home. */
  const isFarther = ({ nearness }: Worker): boolean =>
    !isRecruitment && (nearness === 'region' || nearness === 'far')
  const [isNew] = useState(draft.steps.worker === undefined)
  const { values, choose, errorOf } = useStepValues({
    schema: workerStepSchema,
    read: parseWorkerChoice,
    first: draft.steps.worker ?? { count: 1, workerIds: [] },
    onChange,
    tried,
  })
  const { count, workerIds } = getChosenWorkers({ steps: { worker: values } })

  // If no worker is available, the office cannot choose one either, so the booking cannot continue.
  const { isUnreached } = usePlanReach(draft)
  const hasNobody = !isRecruitment && !isUnreached && workers.data?.items.length === 0
  // A layout effect, so that Continue already knows the answer when the screen appears.
  useLayoutEffect(() => {
    if (hasNobody) onChange(undefined)
    else if (isNew) onChange({ count: 1, workerIds: [] })
  }, [hasNobody, isNew, onChange])

  const take = (found: readonly Worker[], ids: readonly string[]): void => {
    choose({ workerIds: ids.flatMap((id) => found.find((each) => isSameId(each.id, id))?.id ?? []) })
  }

  return (
    <AsyncView
      answer={workers}
      label={t('booking.workers.loading', { gender })}
      failedTitle={t('booking.workers.failed', { gender })}
      loading={<WorkerPickerSkeleton />}
    >
      {({ items }) => {
        const near = items.filter((worker) => !isFarther(worker))
        const isFartherChosen = workerIds.some((id) => !near.some((worker) => isSameId(worker.id, id)))
        const isFolded = near.length < items.length && !showsFarther && !isFartherChosen
        const list = (isFolded ? near : items).map((worker) =>
          toPickableWorker(
            isFarther(worker)
              ? { ...worker, location: t('booking.workers.elsewhere', { place: worker.location }) }
              : worker,
            gone.includes(String(worker.id)) ? t('booking.workers.gone', { gender }) : undefined,
          ),
        )
        const showFarther = (): void => {
          flushSync(() => setShowsFarther(true))
          // The button is gone, and what it brought follows.
          const radios = [...(picker.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
          const brought = items.find(isFarther)
          const first = radios.find(({ value }) => value === String(brought?.id)) ?? radios.at(-1)
          first?.focus()
        }
        if (isUnreached) return <UnreachedHomeAlert draft={draft} />
        if (hasNobody) return <NoWorkerFreeAlert plan={plan} />
        return (
          <>
            {firstFree !== undefined && from === firstFree && <FirstFreeDayAlert day={firstFree} />}
            <WorkerPicker
              ref={picker}
              level={3}
              label={t('booking.workers.question', { gender })}
              workers={list}
              value={workerIds.map(String)}
              count={count}
              error={errorOf('workerIds')}
              onValueChange={(ids) => take(items, ids)}
              onChoose={() => setChoosing(true)}
              {...(list.length > 1
                ? {
                    onCountChange: (wanted: number) =>
                      choose({ count: wanted, workerIds: wanted === 1 ? [] : workerIds.slice(0, wanted) }),
                    most: Math.min(3, list.length),
                  }
                : {})}
            />
            {near.length === 0 && items.length > 0 && (
              <p className="m-0">{t('booking.workers.noneNear', { gender })}</p>
            )}
            {isFolded && (
              <Button variant="quiet" className="justify-self-start" onClick={showFarther}>
                {t('booking.workers.farther', { gender })}
              </Button>
            )}
            {list.length > 0 && (
              <p className="m-0 text-caption text-text-muted">{t('booking.workers.illustrated')}</p>
            )}
            {timesAvailability.full && workerIds.length > 0 && (
              <>
                <WorkerUnavailableAlert
                  days={timesAvailability.taken.size}
                  isChosen
                  onOffice={() => choose({ count: 1, workerIds: [] })}
                  onOtherTime={onOtherTime}
                />
                <VisitPreview
                  visits={withArrivalTimes(
                    previewVisits(toHourlyBundle(plan), getChosenVisits(draft), bookingContextAt(now, plan)),
                    timesAvailability.arrivals,
                  )}
                  taken={timesAvailability.taken}
                />
              </>
            )}
            {choosing && (
              <Selection
                workers={list}
                count={count}
                value={workerIds.map(String)}
                onClose={() => setChoosing(false)}
                onConfirm={(ids) => {
                  take(items, ids)
                  setChoosing(false)
                }}
              />
            )}
          </>
        )
      }}
    </AsyncView>
  )
}
