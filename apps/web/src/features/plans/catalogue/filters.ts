import { planSorts, type listPlans } from '@sakina/api-client/wire/plans'
import type { ArgsOf } from '@sakina/api-client/wire/operation'
import {
  planCategories,
  parsePlanCategory,
  parseServiceCode,
  type PlanCategory,
  type ServiceCode,
} from '@sakina/domain/plans'
import { toLatinDigits } from '@sakina/text'

import { parsePageNumber } from '../../../shared/paging/paged-list.tsx'
import { parseComparedPlanIds } from '../comparison/compared-plans.ts'

/** An order in which plans can be sorted. */
export type PlanSort = (typeof planSorts)[number]

/** The lower and upper limit, in whole riyals with tax. */
export type PriceRange = { readonly from: number | undefined; readonly to: number | undefined }

/** The state of the order page in the URL. */
export type PlanFilters = {
  readonly category: PlanCategory
  readonly service: ServiceCode | undefined
  readonly nationality: number | undefined
  readonly price: PriceRange | undefined
  readonly duration: number | undefined
  readonly insurance: boolean | undefined
  readonly search: string | undefined
  readonly sort: PlanSort
  readonly page: number
  /** The ids of the compared plans. */
  readonly compare: readonly number[]
}

/** The number of plans on a page of the catalogue. */
export const PLANS_PER_PAGE = 10

/** The categories that are always visible. A toggle shows the other categories. */
export const primaryCategories = ['all', 'housemaid', 'babysitting', 'visitingTimes'] as const
/** The categories of plans that are not among the primary ones. */
export const secondaryCategories = planCategories.filter(
  (category) => !primaryCategories.some((first) => first === category),
)

/** The price ranges that the filter offers, in riyals. */
export const priceRanges: readonly PriceRange[] = [
  { from: undefined, to: 500 },
  { from: 500, to: 3000 },
  { from: 3000, to: 8000 },
  { from: 8000, to: undefined },
]
/** The durations that the filter offers, in days. */
export const durationOptions = [1, 30, 90, 180, 365, 730] as const

const LONGEST_DAYS = 3650
const LONGEST_SEARCH = 100

const whole = (text: string | null, most: number): number | undefined => {
  const number = /^\d{1,7}$/.test(toLatinDigits(text ?? '')) ? Number(toLatinDigits(text ?? '')) : Number.NaN
  return number >= 1 && number <= most ? number : undefined
}

/** Returns a price range as text, such as `500-3000`. */
export const serializePriceRange = ({ from, to }: PriceRange): string => `${from ?? ''}-${to ?? ''}`

function readRange(text: string | null): PriceRange | undefined {
  const [, from = '', to = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(toLatinDigits(text ?? '')) ?? []
  if (from === '' && to === '') return undefined
  const range = { from: from === '' ? undefined : Number(from), to: to === '' ? undefined : Number(to) }
  return range.from !== undefined && range.to !== undefined && range.from > range.to ? undefined : range
}

/** Parses the URL and ignores invalid values. */
export function parseFilters(query: URLSearchParams): PlanFilters {
  const insurance = query.get('insurance')
  return {
    category: parsePlanCategory(query.get('category') ?? '') ?? 'all',
    service: parseServiceCode(query.get('service') ?? ''),
    nationality: whole(query.get('nationality'), 9_999_999),
    price: readRange(query.get('price')),
    duration: whole(query.get('duration'), LONGEST_DAYS),
    insurance: insurance === 'true' ? true : insurance === 'false' ? false : undefined,
    search: query.get('search')?.trim().slice(0, LONGEST_SEARCH) || undefined,
    sort: planSorts.find((each) => each === query.get('sort')) ?? 'recommended',
    page: parsePageNumber(query),
    compare: parseComparedPlanIds(query),
  }
}

/** Returns the query parameters. Only chosen values are included. */
export const filtersToQuery = (
  filters: PlanFilters,
): Readonly<Record<string, number | string | undefined>> => ({
  category: filters.category === 'all' ? undefined : filters.category,
  service: filters.service,
  nationality: filters.nationality,
  price: filters.price && serializePriceRange(filters.price),
  duration: filters.duration,
  insurance: filters.insurance === undefined ? undefined : String(filters.insurance),
  search: filters.search,
  sort: filters.sort === 'recommended' ? undefined : filters.sort,
  page: filters.page === 1 ? undefined : filters.page,
  compare: filters.compare.length === 0 ? undefined : filters.compare.join(','),
})

/** The filters that can be removed one by one. The category has its tabs. */
export const removableFilterNames = [
  'search',
  'service',
  'nationality',
  'price',
  'duration',
  'insurance',
] as const

/** Counts the active filters, without the category. */
export const countActiveFilters = (filters: PlanFilters): number =>
  removableFilterNames.filter((name) => filters[name] !== undefined).length

/** Returns the filters with another choice, on the first page. The comparison stays. */
export const applyFilterChange = (filters: PlanFilters, choice: Partial<PlanFilters>): PlanFilters => ({
  ...filters,
  page: 1,
  ...choice,
})

/** Returns no filters, but keeps the plans to compare. */
export const clearFilters = (filters: PlanFilters): PlanFilters => ({
  ...parseFilters(new URLSearchParams()),
  compare: filters.compare,
})

type PlanArgs = ArgsOf<typeof listPlans>

/** Returns the query of the plan list. The server filters, sorts and counts. */
export const toPlanListArgs = (filters: PlanFilters): PlanArgs => ({
  query: {
    page: filters.page,
    limit: PLANS_PER_PAGE,
    ...(filters.category !== 'all' && { category: filters.category }),
    ...(filters.service !== undefined && { service: filters.service }),
    ...(filters.nationality !== undefined && { nationality: filters.nationality }),
    ...(filters.price?.from !== undefined && { price_min: filters.price.from }),
    ...(filters.price?.to !== undefined && { price_max: filters.price.to }),
    ...(filters.duration !== undefined && { duration: filters.duration }),
    ...(filters.insurance !== undefined && { insurance: filters.insurance }),
    ...(filters.search !== undefined && { search: filters.search }),
    ...(filters.sort !== 'recommended' && { sort: filters.sort }),
  },
})
