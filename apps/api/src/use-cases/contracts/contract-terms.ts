import {
  addDays,
  daysBetween,
  instant,
  instantToIso,
  localDate,
  riyadhDay,
  type LocalDate,
} from '@sakina/domain/calendar'
import { isVisitFailed, isVisitUsedUp, isContractOver, isVisitUnfinished } from '@sakina/domain/lifecycles'
import { ZERO_MONEY } from '@sakina/domain/money'
import {
  arrivalForNotice,
  arrivalQuestionTime,
  expectedArrivalDay,
  offerDisputeDeadline,
  freeCancellationUntil,
  isWorkerLate,
  lateSince,
  isEndingExcluded,
  toTrialMonths,
  paidAmountsOf,
  recruitmentRule,
  countUsedContractDays,
  earliestResumptionDay,
  type ExpectedArrival,
  type PaidContract,
  type PolicyConfig,
} from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Contract } from '../../db/repositories/contracts.ts'
import type { Visit } from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { lacksWorkers } from '../schedule/workers-of-order.ts'
import { isClaimOpen, isUnconfirmed } from '../visits/undecided-visit.ts'
import { haveDaysBegun, isWorkerAwaited, readContractView, type ContractView } from './contract-views.ts'

/** Whether the visit is one of those bought, made or not: one with another time has another row. */
export const isVisitBought = (visit: Visit): boolean =>
  visit.status !== 'moved' && visit.remedy !== 'another_time'

/** Whether the visit takes place: a moved visit has another row, and a failed one did not. */
export const isVisitTakingPlace = (visit: Visit): boolean =>
  visit.status !== 'cancelled' && visit.status !== 'moved' && !isVisitFailed(visit)

/** The day of the first visit, by where moved visits are now; undefined without visits. */
export const firstDayOfVisits = (visits: readonly Visit[]): string | undefined =>
  visits
    .filter(({ status }) => status !== 'moved')
    .map(({ day }) => day)
    .toSorted()
    .at(0)

/** Tells whether a visit counts as carried out; one about which the family says that nobody came does not. */
export const isVisitCarriedOut = (visit: Visit): boolean => isVisitUsedUp(visit) && !isClaimOpen(visit)

/** How many of the bought visits are used or under way, and how many are neither used nor still to come. */
export function visitUnitsOf(visits: readonly Visit[], now: Date): PaidContract['units'] {
  const bought = visits.filter(isVisitBought)
  const used = bought.filter((visit) => isVisitCarriedOut(visit) || visit.status === 'in_progress').length
  const left = bought.filter((visit) => isVisitToCome(visit, now)).length
  return { total: bought.length, used, setAside: bought.length - used - left }
}

/** Whether a visit is still to come or under way. */
const isAhead = (visit: Visit, now: Date): boolean =>
  isVisitUnfinished(visit.status) && !isUnconfirmed(visit, now)

/** Whether a visit is still to come: one under way is being used. */
export const isVisitToCome = (visit: Visit, now: Date): boolean =>
  isAhead(visit, now) && visit.status !== 'in_progress'

/** Returns the first visit of a contract that is still to come or under way. */
export const nextVisit = ({ visits }: Pick<ContractView, 'visits'>, now: Date): Visit | undefined =>
  visits.find((visit) => isAhead(visit, now))

/**
 * The number of days of a live-in contract, and how many are used; a suspension moves the end but
 * does not change the number.
 */
function daysOf({ contract, order, pauses }: ContractView, now: Date): { total: number; used: number } {
  const [start, end] = [order.startDate ?? contract.startDate, order.endDate ?? contract.endDate]
  const total = Math.max(1, daysBetween(localDate(start), localDate(end)) + 1)
  if (!haveDaysBegun(contract, now)) return { total, used: 0 }
  const term = { start: localDate(contract.startDate), total, pauses }
  return { total, used: countUsedContractDays(term, riyadhDay(instant(now))) }
}

/** Days since the end of a live-in contract that nobody has ended, with the worker still in the home. */
function daysOverstayed({ contract, state, visits }: ContractView, now: Date): number {
  if (visits.length > 0 || contract.receivedAt === null || isContractOver(state)) return 0
  return Math.max(0, daysBetween(localDate(contract.endDate), riyadhDay(instant(now))))
}

type ServiceDates = Pick<ContractView, 'contract' | 'order' | 'visits' | 'pauses'>

const arrivalOf = ({ contract, order, pauses }: ServiceDates, now: Date): ExpectedArrival => ({
  agreedOn: localDate(order.startDate ?? contract.startDate),
  arrivedOn: haveDaysBegun(contract, now) ? localDate(contract.startDate) : undefined,
  pauses,
})

/** Whether the worker of a live-in or transferred order is due, so that she can be offered. */
export const isWorkerDue = (view: ServiceDates, now: Date): boolean =>
  view.order.kind !== 'mediation' &&
  isWorkerAwaited(view, now) &&
  riyadhDay(instant(now)) >= expectedArrivalDay(arrivalOf(view, now))

/**
 * The day since which the family waits for a worker who should have come; null if she is not late. A
 * recruitment has rules of its own.
 */
export function workerLateSince(view: ServiceDates, now: Date): LocalDate | null {
  const { contract, order } = view
  if (order.kind === 'mediation' || !isWorkerAwaited(view, now) || isContractOver(contract.state)) return null
  return lateSince(arrivalOf(view, now), riyadhDay(instant(now))) ?? null
}

/**
 * Whether the family can say that the worker has come: it is the evening of the day she was expected, or later,
 * or she was offered.
 */
export function isArrivalAsked(view: ServiceDates, now: Date): boolean {
  const { contract, order, visits } = view
  if (order.kind === 'mediation' || lacksWorkers(order)) return false
  if (visits.length > 0 || contract.receivedAt !== null || isContractOver(contract.state)) return false
  return contract.offeredAt !== null || instant(now) >= arrivalQuestionTime(arrivalOf(view, now))
}

/** Until when the family can say that its worker was not offered; undefined if it cannot. */
export function offerDisputableUntil(
  { offeredAt, receivedAt, offerComplaintId }: Contract,
  now: Date,
  policies: PolicyConfig,
): Date | undefined {
  if (offeredAt === null || receivedAt !== null || offerComplaintId !== null) return undefined
  const until = offerDisputeDeadline(instant(offeredAt), policies)
  return until < instant(now) ? undefined : new Date(until)
}

/** The start of the service; unknown while a worker is late, and until a recruited one has arrived. */
function serviceStart(view: ServiceDates, now: Date, policies: PolicyConfig): Date | undefined {
  const { contract, order, visits } = view
  const first = visits.find(
    (visit) => (isVisitTakingPlace(visit) && !isUnconfirmed(visit, now)) || visit.unservedMinutes !== null,
  )
  if (visits.length > 0) return first?.startsAt
  if (order.kind === 'mediation') return contract.receivedAt ?? undefined
  const start = arrivalForNotice(arrivalOf(view, now), riyadhDay(instant(now)), policies)
  return start === undefined ? undefined : new Date(start)
}

const nothingPaid = { service: ZERO_MONEY, tax: ZERO_MONEY, wage: ZERO_MONEY, delivery: ZERO_MONEY }

/** The first day of the service; unknown until a recruited worker has arrived. */
export const firstServiceDay = ({
  contract,
  order,
}: Pick<ContractView, 'contract' | 'order'>): LocalDate | undefined =>
  order.kind === 'mediation' && contract.receivedAt === null ? undefined : localDate(contract.startDate)

/**
 * The rule for a recruitment that is late or in its trial; undefined for other services and for a
 * recruitment paid on the government's platform, which has rules of its own.
 */
function recruitmentOf(
  { contract, order }: Pick<ContractView, 'contract' | 'order'>,
  now: Date,
  policies: PolicyConfig,
): PaidContract['recruitment'] {
  if (order.kind !== 'mediation' || order.paidAt === null) return undefined
  const dayOf = (at: Date): LocalDate => riyadhDay(instant(at))
  const { receivedAt } = contract
  return recruitmentRule(
    { paidOn: dayOf(order.paidAt), receivedOn: receivedAt === null ? undefined : dayOf(receivedAt) },
    dayOf(now),
    policies,
  )
}

/** What decides whether a contract by instalments, or in default, can be left. */
const leavingTerms = (view: ServiceDates, now: Date, policies: PolicyConfig) => ({
  instalments: view.order.paymentMethod === 'instalments',
  isLate: workerLateSince(view, now) !== null,
  recruitment: recruitmentOf(view, now, policies),
})

/** Whether a contract can be neither cancelled nor refunded, because it is paid by instalments. */
export const isContractEndingExcluded = (view: ServiceDates, now: Date, policies: PolicyConfig): boolean =>
  isEndingExcluded(leavingTerms(view, now, policies))

/** Whether the family waits for a worker who should have come. Then it may leave, and no payment of its is late. */
export const isWorkerOfContractLate = (view: ServiceDates, now: Date, policies: PolicyConfig): boolean =>
  isWorkerLate(leavingTerms(view, now, policies))

/** When the family agreed to the price: a package is asked for before its price is known. */
const orderedAt = ({ package: chosen, createdAt, paidAt }: ContractView['order']) =>
  instant(chosen === null ? createdAt : (paidAt ?? createdAt))

/** The contract in the form that the policies expect. */
export function toPaidContract(view: ContractView, now: Date, policies: PolicyConfig): PaidContract {
  const { order, visits, stages } = view
  if (order.quote === null) throw new Failure('contract_not_open')
  const next = visits.find((visit) => isVisitToCome(visit, now))
  const start = serviceStart(view, now, policies)
  const recruitment = recruitmentOf(view, now, policies)
  const days = daysOf(view, now)
  const byDays = recruitment === 'trial_pro_rata' ? toTrialMonths(days) : days
  return {
    // Money paid on the government's platform was not paid to the agency, so the agency cannot refund it.
    paid: order.paidAt === null ? nothingPaid : paidAmountsOf(order.quote),
    taxPercent: order.quote.taxPercent,
    units: visits.length > 0 ? visitUnitsOf(visits, now) : byDays,
    ...leavingTerms(view, now, policies),
    isAwaited: isWorkerAwaited(view, now),
    orderedAt: orderedAt(order),
    ...(start !== undefined && { startsAt: instant(start) }),
    ...(next !== undefined && { nextVisitAt: instant(next.startsAt) }),
    daysOverstayed: daysOverstayed(view, now),
    visaIssued: stages.some(({ stage }) => stage === 'visa_issued'),
  }
}

/** Whether no visit, day or month of a contract has been used. */
export async function isContractUnused(
  tx: Tx,
  app: Pick<Application, 'now' | 'config'>,
  contract: Contract,
): Promise<boolean> {
  const now = app.now()
  return toPaidContract(await readContractView(tx, contract, now), now, app.config.policies).units.used === 0
}

/**
 * Until when cancelling is or was free, as in the cancellation quote; null where it never was free
 * and for a contract that is over or paid by instalments.
 */
export function freeCancellationEnd(view: ServiceDates, now: Date, policies: PolicyConfig): string | null {
  const { contract, order, visits } = view
  if (isContractEndingExcluded(view, now, policies) || isContractOver(contract.state)) return null
  const start = serviceStart(view, now, policies)
  const startsAt = visits.find((visit) => isVisitToCome(visit, now))?.startsAt ?? start
  const until = freeCancellationUntil(
    {
      startsAt: startsAt && instant(startsAt),
      hasBegun:
        visits.some(isVisitCarriedOut) ||
        (!isWorkerAwaited(view, now) && start !== undefined && start <= now),
      orderedAt: orderedAt(order),
    },
    policies,
  )
  return until === undefined ? null : instantToIso(until)
}

type Resumption = {
  /** The first day of a pause that has not begun. */
  readonly pauseFrom: LocalDate | undefined
  readonly planned: LocalDate
  readonly earliest: LocalDate | undefined
}

/**
 * The day the service resumes after a pause that lasts or is still ahead, and the day it could resume if the
 * customer asked now, if that is earlier. Undefined for any other contract.
 */
export function resumptionDates(
  { contract, pauses }: Pick<ContractView, 'contract' | 'pauses'>,
  now: Date,
): Resumption | undefined {
  const pause = pauses.at(-1)
  if (pause === undefined || isContractOver(contract.state)) return undefined
  const today = riyadhDay(instant(now))
  const planned = addDays(pause.from, pause.days)
  const hasNotBegun = pause.from > today && pause.days > 0
  if (contract.state !== 'suspended' && !hasNotBegun) return undefined
  const earliest = earliestResumptionDay(pause.from, today)
  return {
    pauseFrom: hasNotBegun ? pause.from : undefined,
    planned,
    earliest: earliest < planned ? earliest : undefined,
  }
}
