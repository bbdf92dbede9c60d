import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import { daysBetween, instant, riyadhDay, type Instant } from '@sakina/domain/calendar'
import { claimsCountSince, isClaimForPerson, visitClaimDeadline } from '@sakina/domain/visit-day'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import { countOfferClaims } from '../../db/repositories/complaints.ts'
import { contractById } from '../../db/repositories/contracts.ts'
import { orderById } from '../../db/repositories/orders.ts'
import {
  countVisitClaims,
  stepsOfVisits,
  unconfirmedVisits,
  unsettledOldVisits,
  visitsOfContracts,
  type Visit,
} from '../../db/repositories/visits.ts'
import { readVisitView, type VisitView } from './read-visits.ts'
import { refundOfFailedVisit } from './return-visit.ts'

/** How often a family said within a year that nobody came: to a visit, or to bring its worker. */
export async function countClaims(
  db: QueryExecutor,
  customerId: string,
  claimedAt: Instant,
): Promise<number> {
  const since = new Date(claimsCountSince(claimedAt))
  return (await countVisitClaims(db, customerId, since)) + (await countOfferClaims(db, customerId, since))
}

/** A family's word that nobody came to a visit: until when it is answered, and whether a person must. */
export type ClaimOfVisit = { readonly decideBy: Date; readonly isForPerson: boolean }

/** Reads the claim about a visit; undefined if the family has not said that nobody came. */
export async function readClaim(
  db: QueryExecutor,
  app: Pick<Application, 'config'>,
  visit: Visit,
): Promise<ClaimOfVisit | undefined> {
  const { claimedAt, comingAt } = visit
  if (claimedAt === null) return undefined
  const isForPerson = isClaimForPerson(
    {
      claimedAt: instant(claimedAt),
      steps: (await stepsOfVisits(db, [visit.id])).map(({ step, receivedAt }) => ({
        step,
        receivedAt: instant(receivedAt),
      })),
      comingAt: comingAt === null ? undefined : instant(comingAt),
      claims: await countClaims(db, visit.customerId, instant(claimedAt)),
    },
    app.config.policies,
  )
  const decideBy = new Date(visitClaimDeadline(instant(claimedAt), app.config.policies))
  return { decideBy, isForPerson }
}

/** What the agency would return for a visit that nobody confirmed. */
export async function sumAtStake(db: QueryExecutor, visit: Visit, now: Date): Promise<number> {
  const contract = await contractById(db, visit.contractId)
  const order = contract && (await orderById(db, contract.orderId))
  if (order === undefined) return 0
  return refundOfFailedVisit(order, { all: await visitsOfContracts(db, [visit.contractId]), now }).refund
}

/** A visit that nobody confirmed, for how many days, and what it may cost. */
export type UnconfirmedVisitView = {
  readonly view: VisitView
  readonly days: number
  readonly atStake: number
  readonly claim: ClaimOfVisit | undefined
}

/** Lists the visits that nobody confirmed, or those from before families were asked, the oldest first. */
export async function listUnconfirmedVisits(
  app: Application,
  {
    asked,
    branches,
    ...query
  }: PageInput & { readonly asked?: 'yes' | 'no' | undefined; readonly branches?: BranchLimit },
) {
  const db = app.database.reader
  const now = app.now()
  const all = await (asked === 'no'
    ? unsettledOldVisits(db, now, branches)
    : unconfirmedVisits(db, now, branches))
  const { offset, limit } = toPageRange(query)
  const rows: UnconfirmedVisitView[] = []
  for (const visit of all.slice(offset, offset + limit))
    rows.push({
      view: await readVisitView(app, visit),
      days: daysBetween(riyadhDay(instant(visit.endsAt)), riyadhDay(instant(now))),
      atStake: await sumAtStake(db, visit, now),
      claim: await readClaim(db, app, visit),
    })
  return pageOfRows(rows, all.length, query)
}
