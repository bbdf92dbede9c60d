import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import type { PriceBasis } from '@sakina/domain/plans'
import type { VisitPeriod } from '@sakina/domain/vocabulary'
import type {
  WireBranch,
  WireCity,
  WireNationality,
  WireNeighborhood,
  WirePlace,
  WireReview,
  WireRegion,
  WireLegalDocument,
  WirePlanDay,
  WireVisitWindow,
} from '../shapes/catalogue.ts'
import { toAvailability, type Availability } from './availability.ts'
import { toPriceBasis } from './price-basis.ts'
import type { ReferenceWithCode, Id, RecordReference } from './values.ts'
import { parseWebLink, toOptionalDay, toOptionalInstant, toOptionalMoney } from './values.ts'

export type Nationality = {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly country: string
  readonly description: string
  readonly image: string | null
  readonly jobs: readonly ReferenceWithCode[]
  readonly services: readonly string[]
  readonly startingPrices: readonly NationalityStartingPrice[]
}

/** The lowest price of a service with workers of a nationality. */
export type NationalityStartingPrice = {
  readonly service: ReferenceWithCode | null
  /** `null` means price on request. */
  readonly total: Money | null
  readonly basis: PriceBasis | null
  /** How long a recruitment takes; null for other services. */
  readonly arrivalDays: number | null
  readonly availability: Availability | null
}

/** Converts a nationality from the wire format. */
export const toNationality = (wire: WireNationality): Nationality => ({
  id: wire.id,
  code: wire.code,
  name: wire.name,
  country: wire.country || wire.name,
  description: wire.description,
  image: wire.image,
  jobs: wire.jobs,
  services: wire.services,
  startingPrices: wire.starting_prices.map((price) => ({
    service: price.service_id,
    total: toOptionalMoney(price.starting_total),
    basis: toPriceBasis(price.starting_basis),
    arrivalDays: price.arrival_days,
    availability: toAvailability(price.availability),
  })),
})

export type Review = {
  readonly id: Id
  readonly name: string
  readonly rating: number | null
  readonly text: string
}

/** Returns a review of a response unchanged, as the wire has the same fields. */
export const toReview = (wire: WireReview): Review => wire

export type Branch = {
  readonly id: Id
  readonly name: string
  readonly location: string
  readonly city: RecordReference | null
  readonly phone: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  readonly mapLink: string | null
  readonly isHeadOffice: boolean
  readonly hasShelterPickup: boolean
  readonly servedCities: readonly RecordReference[]
}

/** Converts a branch from the wire format. */
export const toBranch = (wire: WireBranch): Branch => ({
  id: wire.id,
  name: wire.name,
  location: wire.location,
  city: wire.city,
  phone: wire.phone,
  position:
    wire.latitude === null || wire.longitude === null
      ? null
      : { latitude: wire.latitude, longitude: wire.longitude },
  mapLink: parseWebLink(wire.map_link),
  isHeadOffice: wire.is_head_office,
  hasShelterPickup: wire.has_shelter_pickup,
  servedCities: wire.served_cities,
})

/** A place by id, name and code. */
export type Place = { readonly id: Id; readonly name: string; readonly code: string }

/** Returns a place of a response unchanged, as the wire has the same fields. */
export const toPlace = (wire: WirePlace): Place => wire

/** A city and whether the agency serves it. */
export type City = {
  readonly id: Id
  readonly name: string
  /** The name in the other language, which a search also matches. */
  readonly otherName: string
  readonly isServed: boolean
}

/** Converts a city from the wire format. */
export const toCity = (wire: WireCity): City => ({
  id: wire.id,
  name: wire.name,
  otherName: wire.other_name,
  isServed: wire.served,
})

/** A region of Saudi Arabia and whether the agency serves it. */
export type Region = City & Pick<Place, 'code'>

/** Converts a region from the wire format. */
export const toRegion = (wire: WireRegion): Region => ({ ...toCity(wire), code: wire.code })

export type Neighborhood = {
  readonly id: Id
  readonly name: string
  readonly city: RecordReference | null
  readonly region: RecordReference | null
  readonly postalPrefix: string | null
  readonly isServed: boolean
}

/** Converts a neighbourhood from the wire format. */
export const toNeighborhood = (wire: WireNeighborhood): Neighborhood => ({
  id: wire.id,
  name: wire.name,
  city: wire.city_id,
  region: wire.state_id,
  postalPrefix: wire.postal_prefix,
  isServed: wire.served,
})

/** `html` comes from another system: sanitise it before showing it. */
export type LegalDocument = {
  readonly slug: string
  readonly title: string
  readonly html: string
  readonly version: string
}

/** Converts a legal document from the wire format. */
export const toLegalDocument = (wire: WireLegalDocument): LegalDocument => ({
  slug: wire.slug,
  title: wire.title,
  html: wire.content,
  version: wire.version,
})

/** An arrival window of a day that can be booked. */
export type BookableWindow = {
  readonly window: VisitPeriod | 'unknown'
  readonly season: string
  readonly name: string
  readonly arriveFrom: string
  readonly arriveTo: string
  readonly endsAt: Instant | null
  readonly durationHours: number | null
  readonly free: boolean
}

/** Converts an arrival window from the wire format. */
export const toBookableWindow = (wire: WireVisitWindow): BookableWindow => ({
  window: wire.period === 'morning' || wire.period === 'evening' ? wire.period : 'unknown',
  season: wire.season,
  name: wire.name,
  arriveFrom: wire.arrive_from,
  arriveTo: wire.arrive_to,
  endsAt: toOptionalInstant(wire.ends_at),
  durationHours: wire.duration_hours,
  free: wire.free,
})

/** An arrival window with the plan that serves it and that plan's price. */
export type PlanWindow = BookableWindow & {
  /** The sibling plan that serves the window: the requested plan wherever it has a free worker. */
  readonly plan: RecordReference | null
  /** The total of that plan, with tax. */
  readonly price: Money | null
}

/** A day on which a plan has visits, with its arrival windows. */
export type PlanDay = {
  readonly day: LocalDate
  readonly season: string
  readonly windows: readonly PlanWindow[]
}

const toPlanWindow = ({ plan_id, price, ...window }: WirePlanDay['windows'][number]): PlanWindow => ({
  ...toBookableWindow(window),
  plan: plan_id,
  price: toOptionalMoney(price),
})

/**
 * Converts the days of a plan from the wire format. A row without a date cannot be shown, so it is
 * dropped.
 */
export const toPlanDays = (wire: readonly WirePlanDay[]): readonly PlanDay[] =>
  wire.flatMap(({ date, season, windows }) => {
    const day = toOptionalDay(date)
    return day === null ? [] : { day, season, windows: windows.map(toPlanWindow) }
  })
