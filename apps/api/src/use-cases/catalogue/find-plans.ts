import { instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import { publicVouchersOnDay, type VoucherRow } from '../../db/repositories/vouchers.ts'
import type { listPlans } from '@sakina/api-client/wire/plans'
import type { ArgsOf } from '@sakina/api-client/wire/operation'
import { riyals, type Money } from '@sakina/domain/money'
import {
  filterPlans,
  parseJobCode,
  parsePlanCategory,
  parseServiceCode,
  sortPlans,
  type ComparablePlan,
  type PlanSortOrder,
  isFoundBySearch,
} from '@sakina/domain/plans'
import type { PlanRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from './catalogue-reader.ts'
import { isHomeReached } from '../orders/refuse-unreached-home.ts'
import { lowestPlanTotal } from './starting-price.ts'

type Query = NonNullable<ArgsOf<typeof listPlans>['query']>
type Compared = ComparablePlan & { readonly row: PlanRow }

const orders: Readonly<Record<NonNullable<Query['sort']>, PlanSortOrder>> = {
  recommended: 'listed',
  price: 'cheapest',
  '-price': 'dearest',
  duration: 'shortest',
  '-duration': 'longest',
}

const isText = (text: string | undefined): text is string => text !== undefined

/** The texts a search looks through: names, job, nationality and service of a plan, in both languages. */
export function searchableTexts(catalogue: Catalogue, plan: PlanRow): readonly string[] {
  const job = catalogue.job.get(plan.jobId)
  const service = catalogue.service.get(plan.serviceId)
  const nationality = plan.nationalityId === null ? undefined : catalogue.nationality.get(plan.nationalityId)
  const texts = [plan.name, job?.name, service?.name, nationality?.name, nationality?.country]
  return texts.flatMap((text) => [text?.ar, text?.en]).filter(isText)
}

const compared = (catalogue: Catalogue, row: PlanRow): Compared => ({
  row,
  service: parseServiceCode(catalogue.service.get(row.serviceId)?.code ?? ''),
  job: parseJobCode(catalogue.job.get(row.jobId)?.code ?? ''),
  nationalityId: row.nationalityId ?? undefined,
  price: lowestPlanTotal(row),
  durationDays: row.durationDays,
  visitCount: row.visitCount,
  requiresInsurance: row.requiresInsurance,
  names: searchableTexts(catalogue, row),
})

const price = (sar: number | undefined): Money | undefined => (sar === undefined ? undefined : riyals(sar))

/** Whether a filter has a value that no plan has; such a filter finds nothing. */
const unknown = (query: Query): boolean =>
  (query.category !== undefined && parsePlanCategory(query.category) === undefined) ||
  (query.service !== undefined && serviceOf(query.service) === undefined && !/^\d+$/.test(query.service)) ||
  (query.job !== undefined && parseJobCode(query.job) === undefined)

const serviceOf = (text: string) => parseServiceCode(text)

/**
 * Finds the plans of the order page: the domain filters and sorts; this function only converts texts to
 * values.
 */
export function findPlans(catalogue: Catalogue, query: Query): readonly PlanRow[] {
  if (unknown(query)) return []
  const byId = query.service !== undefined && /^\d+$/.test(query.service) ? Number(query.service) : undefined
  const active = catalogue.plans
    .filter((plan) => plan.active && (byId === undefined || plan.serviceId === byId))
    .filter((plan) => isHomeReached(catalogue, plan, { neighborhoodId: query.neighborhood ?? null }))
    .map((plan) => compared(catalogue, plan))
    .filter((plan) => query.job === undefined || plan.job === parseJobCode(query.job))
  const matches = filterPlans(active, {
    category: query.category === undefined ? undefined : parsePlanCategory(query.category),
    service: query.service === undefined || byId !== undefined ? undefined : serviceOf(query.service),
    nationalityId: query.nationality,
    lowestPrice: price(query.price_min),
    highestPrice: price(query.price_max),
    durationDays: query.duration,
    requiresInsurance: query.insurance,
    economical: query.economical,
    query: query.search,
  })
  return sortPlans(matches, orders[query.sort ?? 'recommended']).map(({ row }) => row)
}

/**
 * Services whose name or plans match, in either language. Descriptions are not searched: the text of a
 * service may mention a driver although it offers none.
 */
export function findServices(catalogue: Catalogue, search: string | undefined): Catalogue['services'] {
  if (search === undefined) return catalogue.services
  return catalogue.services.filter(({ id, name }) => {
    const plans = catalogue.plans.filter((plan) => plan.active && plan.serviceId === id)
    return [[name.ar, name.en], ...plans.map((plan) => searchableTexts(catalogue, plan))].some((texts) =>
      isFoundBySearch(search, texts),
    )
  })
}

/** The vouchers that everybody may use today. */
export const listPublicVouchersToday = (app: Application): Promise<readonly VoucherRow[]> =>
  publicVouchersOnDay(app.database.reader, riyadhDay(instant(app.now())))
