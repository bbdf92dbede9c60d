import * as v from 'valibot'
import {
  amountField,
  dayField,
  decimalField,
  booleanField,
  booleanUnlessFalseField,
  idField,
  listField,
  instantField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relatedRecordSchema,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { availabilityField } from './plan.ts'
import { priceBasisField } from './price-basis.ts'

export const nationalitySchema = v.object({
  id: idField(),
  code: textField(),
  name: textField(),
  country: textField(),
  description: textField(),
  image: optionalTextField(),
  jobs: listField(relatedRecordSchema({ code: textField() })),
  services: listField(textField()),
  /**
   * For each service with plans for workers of this nationality: the cheapest plan with tax and wage, how
   * long recruitment takes, and when the first worker is available.
   */
  starting_prices: listField(
    v.object({
      service_id: relationFieldWith({ code: textField() }),
      starting_total: amountField(),
      starting_basis: priceBasisField(),
      arrival_days: optionalCountField(),
      availability: availabilityField(),
    }),
  ),
})
export type WireNationality = v.InferOutput<typeof nationalitySchema>

export const reviewSchema = v.object({
  id: idField(),
  name: textField(),
  rating: decimalField(),
  text: textField(),
})
export type WireReview = v.InferOutput<typeof reviewSchema>

export const branchSchema = v.object({
  id: idField(),
  name: textField(),
  location: textField(),
  city: relationField(),
  phone: textField(),
  latitude: decimalField(),
  longitude: decimalField(),
  map_link: optionalTextField(),
  is_head_office: booleanField(),
  has_shelter_pickup: booleanField(),
  served_cities: listField(relatedRecordSchema({})),
})
export type WireBranch = v.InferOutput<typeof branchSchema>

export const placeSchema = v.object({ id: idField(), name: textField(), code: textField() })
export type WirePlace = v.InferOutput<typeof placeSchema>

const searchedPlace = {
  /** The name in the other language, which a search also matches. */
  other_name: textField(),
  /** Whether one of our branches sends workers there. */
  served: booleanUnlessFalseField(),
}

/** The schema of a region and whether the agency serves it. */
export const regionSchema = v.object({ ...placeSchema.entries, ...searchedPlace })
export type WireRegion = v.InferOutput<typeof regionSchema>

/** The schema of a city and whether the agency serves it. */
export const citySchema = v.object({ id: idField(), name: textField(), ...searchedPlace })
export type WireCity = v.InferOutput<typeof citySchema>

export const neighborhoodSchema = v.object({
  id: idField(),
  name: textField(),
  city_id: relationField(),
  state_id: relationField(),
  postal_prefix: optionalTextField(),
  served: booleanUnlessFalseField(),
})
export type WireNeighborhood = v.InferOutput<typeof neighborhoodSchema>

export const legalDocumentSchema = v.object({
  id: optionalIdField(),
  slug: textField(),
  title: textField(),
  content: textField(),
  version: textField(),
})
export type WireLegalDocument = v.InferOutput<typeof legalDocumentSchema>

export const visitWindowSchema = v.object({
  period: textField(),
  season: textField(),
  name: textField(),
  arrive_from: textField(),
  arrive_to: textField(),
  ends_at: instantField(),
  duration_hours: optionalCountField(),
  /**
   * Whether the window can be booked, for the plan, worker or visit of the request if it names one.
   */
  free: booleanField(),
})
export type WireVisitWindow = v.InferOutput<typeof visitWindowSchema>

/**
 * The schema of one day of a plan and its siblings: each window with the plan that serves it and
 * its price with tax.
 */
export const planDaySchema = v.object({
  date: dayField(),
  season: textField(),
  windows: listField(
    v.object({ ...visitWindowSchema.entries, plan_id: relationField(), price: amountField() }),
  ),
})
export type WirePlanDay = v.InferOutput<typeof planDaySchema>
