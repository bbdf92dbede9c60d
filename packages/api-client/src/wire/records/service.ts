import { parseServiceCode, priceUnits } from '@sakina/domain/plans'
import type { PriceBasis } from '@sakina/domain/plans'
import type { ServiceCode as DomainServiceCode } from '@sakina/domain/vocabulary'
import * as v from 'valibot'
import { codec, field, record, type Codec, type ValueOf } from '../codec.ts'
import { countField, idField, listField, optionalTextField, textField } from '../fields.ts'
import { code, converted, optionalAmount, optionalRecord, reference } from '../value-codecs.ts'

/** The services of the catalogue; a special package is ordered separately. */
export type ServiceCode = Exclude<DomainServiceCode, 'special_packages'>

/** Returns the service that a code of the wire stands for, or `unknown`. */
export const toServiceCode = (text: string): ServiceCode | 'unknown' => {
  const service = parseServiceCode(text)
  return service === undefined || service === 'special_packages' ? 'unknown' : service
}

// @__NO_SIDE_EFFECTS__
const serviceCode = () =>
  codec(textField(), { decode: toServiceCode, encode: (service: ServiceCode | 'unknown') => service })

/** A reference to a service. */
// @__NO_SIDE_EFFECTS__
export const serviceReference = () => reference({ code: field('code', serviceCode()) })

/** The unit of a price: `visit`, `day`, `month` or `year` with their count, or `once` for everything. */
// @__NO_SIDE_EFFECTS__
export const priceBasis = (): Codec<PriceBasis | null> =>
  converted(
    optionalRecord(record({ unit: field('unit', code(priceUnits)), count: field('count', countField()) })),
    {
      decode: (basis) => (basis === null || basis.unit === 'unknown' ? null : { ...basis, unit: basis.unit }),
      encode: (basis) => basis,
    },
  )

/** A service. The query `fields` selects which of the first four fields the response has. */
export const serviceCodec = /* @__PURE__ */ record({
  name: field('name', v.optional(textField())),
  code: field('code', v.optional(textField())),
  description: field('description', v.optional(textField())),
  planCount: field('plan_count', v.optional(countField())),
  id: field('id', idField()),
  short: field('short', optionalTextField()),
  includes: field('includes', listField(textField())),
  excludes: field('excludes', listField(textField())),
  startingTotal: field('starting_total', optionalAmount()),
  startingBasis: field('starting_basis', priceBasis()),
})
type ServiceRecord = ValueOf<typeof serviceCodec>

/** A service with all its fields. */
export const toService = (service: ServiceRecord) => ({
  ...service,
  name: service.name ?? '',
  code: toServiceCode(service.code ?? ''),
  description: service.description ?? '',
  planCount: service.planCount ?? 0,
})
export type Service = Readonly<ReturnType<typeof toService>>

/** Whether a service has a proper name; one without is hidden (public-site, section 5). */
export const hasUsableName = ({ name = '' }: ServiceRecord): boolean => name.trim().length > 1

/** A job that workers do, with its code. */
export const jobCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  code: field('code', textField()),
})
export type Job = ValueOf<typeof jobCodec>
