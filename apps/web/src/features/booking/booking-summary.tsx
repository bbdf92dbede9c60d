import type { PlanDetail, Worker } from '@sakina/api-client/client'
import { isSameId } from '@sakina/api-client/client'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { getPartner } from '@sakina/api-client/wire/partners'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { useEndpoint, useNeighborhood } from '@sakina/api-client/swr'
import {
  getChosenAddressId,
  getChosenDelivery,
  isStepComplete,
  getChosenRecruitment,
  getChosenStartDay,
  getChosenVisits,
  visitWindowsToShow,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import { workerGender, type WorkerGender } from '@sakina/domain/plans'
import type { LocalDate } from '@sakina/domain/calendar'
import { durationInUnits, type VisitPeriod } from '@sakina/domain/schedule'
import { DateText } from '@sakina/ui/date-text'
import { PersonName } from '@sakina/ui/person-name'
import { OwnText } from '@sakina/ui/provider'
import { TimeText } from '@sakina/ui/time-text'
import { SummaryCard, type SummaryFact } from '@sakina/ui/summary-card'
import { Fragment, type ReactNode } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { useSession } from '../../shared/session/session.ts'
import { PriceLines } from './price/price-lines.tsx'
import { PriceNotes } from './price/price-notes.tsx'

type Props = {
  plan: PlanDetail
  draft: BookingDraft
  price: BookingPrice | undefined
  updating: boolean
  action: ReactNode
}

/** Returns the choices of a booking as one line of text each, and nothing for those not made yet. */
function useChoices(plan: PlanDetail, draft: BookingDraft) {
  const t = useText()
  const gender = workerGender(plan.job?.code)
  const { workerIds } = getChosenWorkers(draft)
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
  const { branchId } = getChosenDelivery(draft)
  const branches = useEndpoint(listBranches, branchId === undefined ? null : {})
  const branch = branches.data?.find(({ id }) => branchId !== undefined && isSameId(id, branchId))
  const addressId = getChosenAddressId(draft)
  const typed = addressId === undefined ? draft.steps.address : undefined
  const typedPlace = useNeighborhood(String(typed?.neighborhoodId ?? ''))
  const address = partner.data?.addresses.find(({ id }) => isSameId(id, addressId ?? null))
  const place = [
    typed?.street ?? address?.street,
    typedPlace?.name ?? typed?.neighborhoodName ?? address?.neighborhood?.name,
  ].flatMap((part) => part || [])
  const names = workerIds.flatMap((id) => workers.data?.items.find((each) => isSameId(each.id, id)) ?? [])
  return {
    where:
      place.length === 0
        ? undefined
        : // Each text has its own direction, because a street may be written in the other script.
          place.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && t('booking.comma')}
              <OwnText>{part}</OwnText>
            </Fragment>
          )),
    who: who({ draft, gender }, names, t),
    how: isStepComplete(draft, 'delivery')
      ? t(getChosenDelivery(draft).isHome ? 'booking.delivery.home' : 'booking.delivery.pickup')
      : undefined,
    branch: branch && <OwnText>{branch.name}</OwnText>,
  }
}

/** Returns the summary line of each closed section. */
export function useSectionSummaries(
  plan: PlanDetail,
  draft: BookingDraft,
): Readonly<Record<'when' | 'who' | 'where', ReactNode>> {
  const t = useText()
  const { who: worker, where, how, branch } = useChoices(plan, draft)
  return {
    when: whenInOneLine(plan, draft, t),
    who: worker,
    where:
      where && how ? (
        <>
          {where} · {how}
          {branch && <> · {branch}</>}
        </>
      ) : (
        where
      ),
  }
}

/** Returns the facts of the booking chosen so far. */
export function useBookingFacts(plan: PlanDetail, draft: BookingDraft): readonly SummaryFact[] {
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

/** Returns the service, job and nationality of a plan as one line. */
export const planKindLabel = ({ service, job, nationality }: PlanDetail): string =>
  // The dot stays at the end of its line.
  [service?.name, job?.name, nationality?.name].filter(Boolean).join('\u00A0· ')

/** The choices and the exact total: beside the steps, or in a bar below them on a phone. */
export function BookingSummary({ plan, draft, price, updating, action }: Props) {
  const t = useText()
  const { count, isNamed } = getChosenWorkers(draft)
  return (
    <SummaryCard
      title={plan.name}
      text={planKindLabel(plan)}
      facts={useBookingFacts(plan, draft)}
      total={price?.due ?? null}
      {...(count > 1 && !isNamed ? { totalNote: t('booking.workers.count', { count }) } : {})}
      {...(price
        ? {
            breakdown: (
              <>
                <PriceLines price={price} />
                <PriceNotes plan={plan} draft={draft} />
              </>
            ),
          }
        : {})}
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
  if (!isStepComplete(draft, 'worker')) return undefined
  const { name = '' } = getChosenRecruitment(draft)
  if (getChosenWorkers(draft).isNamed)
    return name === '' ? t('booking.workers.own', { gender }) : <OwnText>{name}</OwnText>
  if (names.length === 0) return t('booking.workers.office')
  return names.map((worker) => (
    <span key={String(worker.id)} className="block">
      <PersonName name={worker.name} />
    </span>
  ))
}

const windowOf = (firstDay: LocalDate, wanted: VisitPeriod) =>
  visitWindowsToShow({ firstDay, today: firstDay }, undefined).find(({ period }) => period === wanted)

/**
 * The start day and what depends on it. A recruitment shows its papers instead, because it has no day yet.
 */
function whenInOneLine(plan: PlanDetail, draft: BookingDraft, t: Text): ReactNode {
  if (draft.service === 'mediation') {
    const { name = '', visaNumber = '' } = getChosenRecruitment(draft)
    const { isNamed } = getChosenWorkers(draft)
    if (isNamed) return name === '' ? undefined : <OwnText>{name}</OwnText>
    return visaNumber === '' ? undefined : (
      <>
        {t('booking.papers.visaIs')} <bdi dir="ltr">{visaNumber}</bdi>
      </>
    )
  }
  const start = getChosenStartDay(draft)
  if (start !== undefined) return <DateText value={start} form="weekday" />
  const { firstDay, period } = getChosenVisits(draft)
  if (firstDay === undefined || period === undefined) return undefined
  const window = windowOf(firstDay, period)
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
  const start = getChosenStartDay(draft)
  if (start !== undefined) return [{ label: t('booking.fact.start'), value: <DateText value={start} both /> }]
  const { firstDay, period, repeatMode, repeatCount } = getChosenVisits(draft)
  if (firstDay === undefined || period === undefined) return []
  const window = windowOf(firstDay, period)
  return [
    { label: t('booking.fact.first'), value: <DateText value={firstDay} form="weekday" both /> },
    {
      label: t('booking.fact.period'),
      value: window ? <TimeText value={window.from} until={window.to} /> : t(`booking.period.${period}`),
    },
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
