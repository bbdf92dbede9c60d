import {
  parseAdditionalNumber,
  parseBuildingNumber,
  parsePostalCode,
  parseShortAddress,
  parseStreet,
  parseUnitNumber,
} from '@sakina/domain/address'
import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'

type Problems = Record<string, FieldErrorCode>
type Readable<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

/** Returns a text, or undefined for a blank one. */
export const nonEmptyText = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text

/**
 * Parses an optional line of an address and reports its problem: undefined when it was not sent,
 * null when it was emptied or is invalid.
 */
export function parseOptionalLine<Value>(
  field: string,
  text: string | undefined,
  reader: (text: string) => Readable<Value>,
  problems: Problems,
): Value | null | undefined {
  if (text === undefined) return undefined
  const trimmedText = nonEmptyText(text)
  if (trimmedText === undefined) return null
  const readable = reader(trimmedText)
  if (!readable.ok) {
    problems[field] = 'not_allowed'
    return null
  }
  return readable.value
}

/** Parses a catalogue id, which a body may contain as a number or as digits. */
export const parseCatalogueId = (id: number | string | undefined): number | undefined => {
  const number = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : id
  return typeof number === 'number' ? number : undefined
}

type GivenPlace = {
  readonly country_id?: number | string | undefined
  readonly state_id?: number | string | undefined
  readonly neighborhood_id?: number | string | undefined
}

/**
 * Reads the place of an address: country, region and neighbourhood must exist and belong together; the
 * neighbourhood determines the city.
 */
export function parseAddressPlace(input: GivenPlace, catalogue: Catalogue, problems: Problems) {
  const country = parseCatalogueId(input.country_id)
  if (input.country_id !== undefined && !catalogue.countries.some((each) => each.id === country))
    problems['country_id'] = 'not_found'
  const stateId = parseCatalogueId(input.state_id)
  const state = stateId === undefined ? undefined : catalogue.region.get(stateId)
  if (input.state_id !== undefined && state === undefined) problems['state_id'] = 'not_found'
  const neighborhoodId = parseCatalogueId(input.neighborhood_id)
  const neighborhood = neighborhoodId === undefined ? undefined : catalogue.neighborhood.get(neighborhoodId)
  const fits = neighborhood !== undefined && (state === undefined || neighborhood.stateId === state.id)
  if (input.neighborhood_id !== undefined && !fits) problems['neighborhood_id'] = 'not_found'
  return {
    stateId: state?.id ?? neighborhood?.stateId ?? null,
    neighborhoodId: neighborhood?.id ?? null,
    city: neighborhood === undefined ? undefined : catalogue.city.get(neighborhood.cityId)?.name.ar,
    district: neighborhood?.name.ar,
  }
}

const isMapLink = (text: string): Readable<string> =>
  URL.canParse(text) && new URL(text).protocol === 'https:' ? { ok: true, value: text } : { ok: false }

const shortCode = (text: string): Readable<string> => {
  const readable = parseShortAddress(text)
  return readable.ok ? { ok: true, value: readable.value.code } : { ok: false }
}

/** The function that reads each text field of an address. */
export const addressFieldParsers = {
  street: parseStreet,
  building: parseBuildingNumber,
  unit: parseUnitNumber,
  zip: parsePostalCode,
  additional: parseAdditionalNumber,
  short: shortCode,
  mapLink: isMapLink,
}
