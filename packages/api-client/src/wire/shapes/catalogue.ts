import * as v from 'valibot'
import {
  amount,
  day,
  decimal,
  flag,
  flagUnlessDenied,
  id,
  list,
  moment,
  optionalCount,
  optionalId,
  optionalText,
  related,
  relation,
  relationWith,
  text,
} from '../fields.ts'
import { priceBasis } from './price-basis.ts'

export const nationalitySchema = v.object({
  id: id(),
  code: text(),
  name: text(),
  country: text(),
  description: text(),
  image: optionalText(),
  jobs: list(related({ code: text() })),
  services: list(text()),
  /** Of each service that has plans for them: its cheapest plan with tax and wage, and how long recruitment takes. */
  starting_prices: list(
    v.object({
      service_id: relationWith({ code: text() }),
      starting_total: amount(),
      starting_basis: priceBasis(),
      arrival_days: optionalCount(),
    }),
  ),
})
export type WireNationality = v.InferOutput<typeof nationalitySchema>

export const reviewSchema = v.object({ id: id(), name: text(), rating: decimal(), text: text() })
export type WireReview = v.InferOutput<typeof reviewSchema>

export const branchSchema = v.object({
  id: id(),
  name: text(),
  location: text(),
  city: relation(),
  phone: text(),
  latitude: decimal(),
  longitude: decimal(),
  map_link: optionalText(),
  is_head_office: flag(),
  has_shelter_pickup: flag(),
  served_cities: list(related({})),
})
export type WireBranch = v.InferOutput<typeof branchSchema>

export const placeSchema = v.object({ id: id(), name: text(), code: text() })
export type WirePlace = v.InferOutput<typeof placeSchema>

const searchedPlace = {
  /** The name in the other language, by which people look for it too. */
  other_name: text(),
  /** Whether a branch of ours sends workers there. */
  served: flagUnlessDenied(),
}

export const stateSchema = v.object({ ...placeSchema.entries, ...searchedPlace })
export type WireState = v.InferOutput<typeof stateSchema>

export const citySchema = v.object({ id: id(), name: text(), ...searchedPlace })
export type WireCity = v.InferOutput<typeof citySchema>

export const neighborhoodSchema = v.object({
  id: id(),
  name: text(),
  city_id: relation(),
  state_id: relation(),
  postal_prefix: optionalText(),
  served: flagUnlessDenied(),
})
export type WireNeighborhood = v.InferOutput<typeof neighborhoodSchema>

export const termSchema = v.object({
  id: optionalId(),
  slug: text(),
  title: text(),
  content: text(),
  version: text(),
})
export type WireTerm = v.InferOutput<typeof termSchema>

export const visitWindowSchema = v.object({
  period: text(),
  season: text(),
  name: text(),
  arrive_from: text(),
  arrive_to: text(),
  ends_at: moment(),
  duration_hours: optionalCount(),
  /** Only where a plan, worker or visit was named; without one, whether the window can be booked at all. */
  free: flag(),
})
export type WireVisitWindow = v.InferOutput<typeof visitWindowSchema>

/** One day of a plan and its siblings: each window with the plan that serves it and what that plan costs, with tax. */
export const planDaySchema = v.object({
  date: day(),
  season: text(),
  windows: list(v.object({ ...visitWindowSchema.entries, plan_id: relation(), price: amount() })),
})
export type WirePlanDay = v.InferOutput<typeof planDaySchema>
