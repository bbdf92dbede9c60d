import { listWorkers } from '@sakina/api-client/wire/workers'
import type { PlanDetail, Worker } from '@sakina/api-client/client'
import { sameId } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { isComplete, type BookingDraft, type StepValues } from '@sakina/domain/draft'
import { workerStepSchema } from '@sakina/domain/validation'
import { WorkerPicker, WorkerPickerSkeleton } from '@sakina/ui/worker-picker'
import { useLayoutEffect, useState } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { lazyPart } from '../../../shared/hydration/lazy-part.tsx'
import { useWorkerGender } from '../plan/worker-gender-context.ts'
import { FreeFrom, NobodyFree } from './nobody-free.tsx'
import { pickable } from './pickable.ts'
import { startOf, visitsOf, workersOf } from './step-values.ts'
import { useHome } from './use-home.ts'
import { useChoice } from './use-choice.ts'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  /** Those somebody else has just reserved. */
  gone: readonly string[]
  tried: boolean
  onChange: (values: StepValues | undefined) => void
}

const Selection = lazyPart(() => import('./worker-selection.tsx'))

/** Who comes: the office chooses, or the customer does; recruitment also knows a worker by name. */
export function WorkerStep({ plan, draft, gone, tried, onChange }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const [choosing, setChoosing] = useState(false)
  const dated = isComplete(draft, 'schedule') ? draft : { ...draft, steps: {} }
  const { firstDay, period } = visitsOf(dated)
  const { availability } = plan
  const firstFree =
    availability?.state === 'later' && draft.service !== 'hourly' ? availability.from : undefined
  const from = startOf(dated) ?? firstDay ?? firstFree
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
  const kept = workersOf(draft)
  const isRecruitment = draft.service === 'mediation'
  const [isNew] = useState(draft.steps.worker === undefined)
  // A plan that is sold for a worker somebody knows begins with her; any other may be left to the office
  const isByName = isRecruitment && plan.category?.code === 'by_name'
  const [named, setNamed] = useState(isNew ? isByName : kept.isNamed)
  const { values, choose, errorOf } = useChoice({
    schema: workerStepSchema,
    first: draft.steps.worker ?? { count: 1, workerIds: [] },
    // What the rules do not know of is kept beside what they do
    onChange: (chosen) => onChange(isRecruitment ? { ...chosen, named: false } : chosen),
    tried,
  })
  const { count, workerIds } = workersOf({ ...draft, steps: { worker: values } })

  // An office that has nobody to send cannot choose: there is no going on before somebody can come
  const hasNobody = !isRecruitment && workers.data?.items.length === 0
  // Before the screen can be seen, so that going on at once finds it answered
  useLayoutEffect(() => {
    if (hasNobody) onChange(undefined)
    else if (isNew) onChange({ count: 1, workerIds: [], ...(isByName && { named: true }) })
  }, [hasNobody, isNew, isByName, onChange])

  const chooseNamed = (): void => {
    setNamed(true)
    choose({ count: 1, workerIds: [] })
    onChange({ count: 1, workerIds: [], named: true })
  }
  const take = (found: readonly Worker[], ids: readonly string[]): void => {
    setNamed(false)
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
              {...(list.length > 1 && !named
                ? {
                    onCountChange: (wanted: number) =>
                      choose({ count: wanted, workerIds: wanted === 1 ? [] : workerIds.slice(0, wanted) }),
                    most: Math.min(3, list.length),
                  }
                : {})}
              {...(isRecruitment && count === 1
                ? {
                    own: {
                      title: t('booking.workers.own', { gender }),
                      text: t('booking.workers.ownText', { gender }),
                      checked: named,
                      onChoose: chooseNamed,
                    },
                  }
                : {})}
            />
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
