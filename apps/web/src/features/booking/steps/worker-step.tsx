import { listWorkers } from '@sakina/api-client/wire/workers'
import type { PlanDetail, Worker } from '@sakina/api-client/client'
import { sameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import type { Instant } from '@sakina/domain/calendar'
import {
  arriving,
  bundleOf,
  isComplete,
  previewVisits,
  readWorkers,
  situationAt,
  startOf,
  visitsIn,
  visitsOf,
  workersOf,
} from '@sakina/domain/booking'
import type { BookingDraft, WorkerChoice as Choice } from '@sakina/domain/booking'
import { workerStepSchema } from '@sakina/domain/validation'
import { WorkerPicker, WorkerPickerSkeleton } from '@sakina/ui/worker-picker'
import { useLayoutEffect, useState } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { useWorkerGender } from '../plan/worker-gender-context.ts'
import { FreeFrom, NobodyFree } from './nobody-free.tsx'
import { WorkerUnavailableAlert } from './worker-unavailable-alert.tsx'
import { pickable } from './pickable.tsx'
import { useHome } from './use-home.ts'
import { useChoice } from './use-choice.ts'
import type { FreeTimes } from '@sakina/api-client/booking'
import { VisitPreview } from './visit-preview.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  now: Instant
  /** Those somebody else has just reserved. */
  gone: readonly string[]
  tried: boolean
  freeTimes: FreeTimes
  onChange: (workers: Choice | undefined) => void
  onOtherTime: () => void
}

const Selection = lazyComponent(() => import('./worker-selection.tsx'))

/** Who comes: the office chooses, or the customer does; a worker known by name was named with the papers. */
export function WorkerStep(props: Props) {
  const t = useText()
  const gender = useWorkerGender()
  if (workersOf(props.draft).isNamed)
    return <p className="m-0">{t('booking.workers.ownChosen', { gender })}</p>
  return <WorkerChoice {...props} />
}

function WorkerChoice({ plan, draft, now, gone, tried, freeTimes, onChange, onOtherTime }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const [choosing, setChoosing] = useState(false)
  const isDated = isComplete(draft, 'schedule')
  const { firstDay, period } = isDated ? visitsOf(draft) : visitsIn({})
  const { availability } = plan
  const firstFree =
    availability?.state === 'later' && draft.service !== 'hourly' ? availability.from : undefined
  const from = (isDated ? startOf(draft) : undefined) ?? firstDay ?? firstFree
  const home = useHome(draft)
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
  const [isNew] = useState(draft.steps.worker === undefined)
  const { values, choose, errorOf } = useChoice({
    schema: workerStepSchema,
    read: readWorkers,
    first: draft.steps.worker ?? { count: 1, workerIds: [] },
    onChange,
    tried,
  })
  const { count, workerIds } = workersOf({ steps: { worker: values } })

  // An office that has nobody to send cannot choose: there is no going on before somebody can come
  const hasNobody = !isRecruitment && workers.data?.items.length === 0
  // Before the screen can be seen, so that going on at once finds it answered
  useLayoutEffect(() => {
    if (hasNobody) onChange(undefined)
    else if (isNew) onChange({ count: 1, workerIds: [] })
  }, [hasNobody, isNew, onChange])

  const take = (found: readonly Worker[], ids: readonly string[]): void => {
    choose({ workerIds: ids.flatMap((id) => found.find((each) => sameId(each.id, id))?.id ?? []) })
  }

  return (
    <AsyncView
      answer={workers}
      label={t('booking.workers.loading', { gender })}
      failedTitle={t('booking.workers.failed', { gender })}
      loading={<WorkerPickerSkeleton />}
    >
      {({ items }) => {
        const list = items.map((worker) =>
          pickable(
            worker.nearness === 'region' || worker.nearness === 'far'
              ? { ...worker, location: t('booking.workers.elsewhere', { place: worker.location }) }
              : worker,
            gone.includes(String(worker.id)) ? t('booking.workers.gone', { gender }) : undefined,
          ),
        )
        if (hasNobody) return <NobodyFree plan={plan} />
        return (
          <>
            {firstFree !== undefined && from === firstFree && <FreeFrom day={firstFree} />}
            <WorkerPicker
              level={2}
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
            {list.length > 0 && (
              <p className="m-0 text-caption text-text-muted">{t('booking.workers.illustrated')}</p>
            )}
            {freeTimes.full && workerIds.length > 0 && (
              <>
                <WorkerUnavailableAlert
                  days={freeTimes.taken.size}
                  isChosen
                  onOffice={() => choose({ count: 1, workerIds: [] })}
                  onOtherTime={onOtherTime}
                />
                <VisitPreview
                  visits={arriving(
                    previewVisits(bundleOf(plan), visitsOf(draft), situationAt(now, plan)),
                    freeTimes.arrivals,
                  )}
                  taken={freeTimes.taken}
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
