import type { LocalDate } from '@sakina/domain/calendar'
import { visitPeriods } from '@sakina/domain/vocabulary'
import { field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanField,
  booleanUnlessFalseField,
  decimalField,
  idField,
  listField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relatedRecordSchema,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import {
  code,
  converted,
  extended,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalLink,
} from '../value-codecs.ts'
import { availability } from './plan.ts'
import { priceBasis } from './service.ts'

/** For each service with plans for workers of a nationality: the cheapest plan with tax and wage. */
const startingPriceCodec = /* @__PURE__ */ record({
  service: field('service_id', relationFieldWith({ code: textField() })),
  total: field('starting_total', optionalAmount()),
  basis: field('starting_basis', priceBasis()),
  arrivalDays: field('arrival_days', optionalCountField()),
  availability: field('availability', availability()),
})
/** The lowest price of a service with workers of a nationality. */
export type NationalityStartingPrice = ValueOf<typeof startingPriceCodec>

export const nationalityCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    code: field('code', textField()),
    name: field('name', textField()),
    country: field('country', textField()),
    description: field('description', textField()),
    image: field('image', optionalTextField()),
    jobs: field('jobs', listField(relatedRecordSchema({ code: textField() }))),
    services: field('services', listField(textField())),
    startingPrices: field('starting_prices', listOf(startingPriceCodec)),
  }),
  {
    decode: (nationality) => ({ ...nationality, country: nationality.country || nationality.name }),
    encode: (nationality) => nationality,
  },
)
export type Nationality = Readonly<ValueOf<typeof nationalityCodec>>

export const reviewCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  rating: field('rating', decimalField()),
  text: field('text', textField()),
})
export type Review = ValueOf<typeof reviewCodec>

export const branchCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    name: field('name', textField()),
    location: field('location', textField()),
    city: field('city', relationField()),
    phone: field('phone', textField()),
    latitude: field('latitude', decimalField()),
    longitude: field('longitude', decimalField()),
    mapLink: field('map_link', optionalLink()),
    isHeadOffice: field('is_head_office', booleanField()),
    hasShelterPickup: field('has_shelter_pickup', booleanField()),
    servedCities: field('served_cities', listField(relatedRecordSchema({}))),
  }),
  {
    decode: ({ latitude, longitude, ...branch }) => ({
      ...branch,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    }),
    encode: ({ position, ...branch }) => ({
      ...branch,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    }),
  },
)
export type Branch = Readonly<ValueOf<typeof branchCodec>>

/** A place by id, name and code. */
export const placeCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  code: field('code', textField()),
})
export type Place = ValueOf<typeof placeCodec>

/** A city and whether the agency serves it; a search also matches the name in the other language. */
export const cityCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  otherName: field('other_name', textField()),
  isServed: field('served', booleanUnlessFalseField()),
})
export type City = ValueOf<typeof cityCodec>

/** A region of Saudi Arabia and whether the agency serves it. */
export const regionCodec = /* @__PURE__ */ extended(cityCodec, { code: field('code', textField()) })
export type Region = ValueOf<typeof regionCodec>

export const neighborhoodCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  city: field('city_id', relationField()),
  region: field('state_id', relationField()),
  postalPrefix: field('postal_prefix', optionalTextField()),
  isServed: field('served', booleanUnlessFalseField()),
})
export type Neighborhood = ValueOf<typeof neighborhoodCodec>

/** A legal document. `html` comes from another system: sanitise it before showing it. */
export const legalDocumentCodec = /* @__PURE__ */ record({
  id: field('id', optionalIdField()),
  slug: field('slug', textField()),
  title: field('title', textField()),
  html: field('content', textField()),
  version: field('version', textField()),
})
export type LegalDocument = Omit<ValueOf<typeof legalDocumentCodec>, 'id'>

/** An arrival window of a day, and whether it can be booked. */
export const bookableWindowCodec = /* @__PURE__ */ record({
  window: field('period', code(visitPeriods)),
  season: field('season', textField()),
  name: field('name', textField()),
  arriveFrom: field('arrive_from', textField()),
  arriveTo: field('arrive_to', textField()),
  endsAt: field('ends_at', optionalInstant()),
  durationHours: field('duration_hours', optionalCountField()),
  free: field('free', booleanField()),
})
export type BookableWindow = ValueOf<typeof bookableWindowCodec>

/** An arrival window with the sibling plan that serves it: the requested plan wherever it has a free worker. */
const planWindowCodec = /* @__PURE__ */ extended(bookableWindowCodec, {
  plan: field('plan_id', relationField()),
  price: field('price', optionalAmount()),
})
export type PlanWindow = ValueOf<typeof planWindowCodec>

/** A day of a plan and its siblings, with its arrival windows. */
export const planDayCodec = /* @__PURE__ */ record({
  day: field('date', optionalDay()),
  season: field('season', textField()),
  windows: field('windows', listOf(planWindowCodec)),
})
/** A day on which a plan has visits, with its arrival windows. */
export type PlanDay = ValueOf<typeof planDayCodec> & { readonly day: LocalDate }

/** The days of a plan. A row without a date cannot be shown, so it is dropped. */
export const withDates = (days: readonly ValueOf<typeof planDayCodec>[]): readonly PlanDay[] =>
  days.flatMap(({ day, ...rest }) => (day === null ? [] : { day, ...rest }))
