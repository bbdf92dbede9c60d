import type { PlanDetail, Worker } from '@sakina/api-client/client'
import { sameId } from '@sakina/api-client/client'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { getPartner } from '@sakina/api-client/wire/partners'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { useEndpoint } from '@sakina/api-client/swr'
import {
  addressIdOf,
  deliveryOf,
  isComplete,
  papersOf,
  startOf,
  visitsOf,
  windowsShown,
  workersOf,
} from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import { workerGender, type WorkerGender } from '@sakina/domain/plans'
import { durationInUnits } from '@sakina/domain/schedule'
import { DateText } from '@sakina/ui/date-text'
import { PersonName } from '@sakina/ui/person-name'
import { TimeText } from '@sakina/ui/time-text'
import { SummaryCard, type SummaryFact } from '@sakina/ui/summary-card'
import { Fragment, type ReactNode } from 'react'

import { useNeighborhood } from '../../shared/address/use-places.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useSession } from '../../shared/session/session.ts'
import { PriceLines } from './price/price-lines.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  price: BookingPrice | undefined
  updating: boolean
  action: ReactNode
}

/** What is chosen so far, in the words of a line; nothing for what is not. */
function useChoices(plan: PlanDetail, draft: BookingDraft) {
  const t = useText()
  const gender = workerGender(plan.job?.code)
  const { workerIds } = workersOf(draft)
  const workers = useEndpoint(
    listWorkers,
    workerIds.length === 0 ? null : { query: { plan: Number(plan.id), limit: 100 } },
  )
  const session = useSession()
  const partnerId = session.status === 'signedIn' ? session.customer.partnerId : null
  const partner = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const { branchId } = deliveryOf(draft)
  const branches = useEndpoint(listBranches, branchId === undefined ? null : {})
  const branch = branches.data?.find(({ id }) => branchId !== undefined && sameId(id, branchId))
  const addressId = addressIdOf(draft)
  const typed = addressId === undefined ? draft.steps.address : undefined
  const typedPlace = useNeighborhood(String(typed?.neighborhoodId ?? ''))
  const address = partner.data?.addresses.find(({ id }) => sameId(id, addressId ?? null))
  const place = [
    typed?.street ?? address?.street,
    typedPlace?.name ?? typed?.neighborhoodName ?? address?.neighborhood?.name,
  ].filter(Boolean)
  const names = workerIds.flatMap((id) => workers.data?.items.find((each) => sameId(each.id, id)) ?? [])
  return {
    where:
      place.length === 0
        ? undefined
        : // Each in its own direction: a street may be written in the other script
          place.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && t('booking.comma')}
              <bdi>{part}</bdi>
            </Fragment>
          )),
    who: who({ draft, gender }, names, t),
    how: isComplete(draft, 'delivery')
      ? t(deliveryOf(draft).isHome ? 'booking.delivery.home' : 'booking.delivery.pickup')
      : undefined,
    branch: branch && <bdi>{branch.name}</bdi>,
  }
}

/** What each fold says once it is folded. */
export function useFoldChoices(
  plan: PlanDetail,
  draft: BookingDraft,
): Readonly<Record<'when' | 'who' | 'where', ReactNode>> {
  const t = useText()
  const { who: worker, where, how } = useChoices(plan, draft)
  return {
    when: whenInOneLine(plan, draft, t),
    who: worker,
    where:
      where && how ? (
        <>
          {where} · {how}
        </>
      ) : (
        where
      ),
  }
}

/** What is being booked, as far as it is chosen. */
export function useFacts(plan: PlanDetail, draft: BookingDraft): readonly SummaryFact[] {
  const t = useText()
  const { where, who: worker, how, branch } = useChoices(plan, draft)
  const fact = (label: string, value: ReactNode): readonly SummaryFact[] =>
    value === undefined ? [] : [{ label, value }]
  return [
    ...duration(plan, t),
    ...when(draft, t),
    ...fact(t('booking.fact.worker', { gender: workerGender(plan.job?.code) }), worker),
    ...fact(t('booking.fold.where'), where),
    ...fact(t('booking.delivery'), how),
    ...fact(t('booking.fact.branch'), branch),
  ]
}

export const kindOf = ({ service, job, nationality }: PlanDetail): string =>
  [service?.name, job?.name, nationality?.name].filter(Boolean).join(' · ')

/** What is chosen and what exactly it costs: beside the steps, on a phone in a bar below them. */
export function BookingSummary({ plan, draft, price, updating, action }: Props) {
  const t = useText()
  const { count, isNamed } = workersOf(draft)
  return (
    <SummaryCard
      title={plan.name}
      text={kindOf(plan)}
      facts={useFacts(plan, draft)}
      total={price?.due ?? null}
      {...(count > 1 && !isNamed ? { totalNote: t('booking.workers.count', { count }) } : {})}
      {...(price ? { breakdown: <PriceLines price={price} /> } : {})}
      loading={updating}
      action={action}
    />
  )
}

type Text = ReturnType<typeof useText>

const duration = ({ durationDays, visitCount }: PlanDetail, t: Text): readonly SummaryFact[] => {
  if (visitCount > 1)
    return [{ label: t('booking.fact.visits'), value: t('booking.visits.count', { count: visitCount }) }]
  if (visitCount === 1 || durationDays === null) return []
  const { unit, count } = durationInUnits(durationDays)
  return [{ label: t('booking.fact.duration'), value: t(`booking.duration.${unit}`, { count }) }]
}

const who = (
  { draft, gender }: { draft: BookingDraft; gender: WorkerGender },
  names: readonly Worker[],
  t: Text,
): ReactNode => {
  if (!isComplete(draft, 'worker')) return undefined
  const { name = '' } = papersOf(draft)
  if (workersOf(draft).isNamed) return name === '' ? t('booking.workers.own', { gender }) : <bdi>{name}</bdi>
  if (names.length === 0) return t('booking.workers.office')
  return names.map((worker) => (
    <span key={String(worker.id)} className="block">
      <PersonName name={worker.name} />
    </span>
  ))
}

/** The day and what follows from it; with recruitment its papers, which stand in the place of a day. */
function whenInOneLine(plan: PlanDetail, draft: BookingDraft, t: Text): ReactNode {
  if (draft.service === 'mediation') {
    const { name = '', visaNumber = '' } = papersOf(draft)
    const { isNamed } = workersOf(draft)
    if (isNamed) return name === '' ? undefined : <bdi>{name}</bdi>
    return visaNumber === '' ? undefined : (
      <>
        {t('booking.papers.visaIs')} <bdi dir="ltr">{visaNumber}</bdi>
      </>
    )
  }
  const start = startOf(draft)
  if (start !== undefined) return <DateText value={start} form="weekday" />
  const { firstDay, period } = visitsOf(draft)
  if (firstDay === undefined || period === undefined) return undefined
  const window = windowsShown({ firstDay, today: firstDay }, undefined).find((each) => each.period === period)
  return (
    <>
      <DateText value={firstDay} form="weekday" />
      {window && (
        <>
          {' · '}
          <TimeText value={window.from} until={window.to} />
        </>
      )}
      {plan.visitCount > 1 && <> · {t('booking.visits.count', { count: plan.visitCount })}</>}
    </>
  )
}

const when = (draft: BookingDraft, t: Text): readonly SummaryFact[] => {
  const start = startOf(draft)
  if (start !== undefined) return [{ label: t('booking.fact.start'), value: <DateText value={start} both /> }]
  const { firstDay, period, repeatMode, repeatCount } = visitsOf(draft)
  if (firstDay === undefined || period === undefined) return []
  return [
    { label: t('booking.fact.first'), value: <DateText value={firstDay} form="weekday" both /> },
    { label: t('booking.fact.period'), value: t(`booking.period.${period}`) },
    ...(repeatMode === 'once'
      ? []
      : [
          {
            label: t('booking.fact.repeat'),
            value: t(`booking.repeated.${repeatMode}`, { count: repeatCount }),
          },
        ]),
  ]
}
