import type { Money } from '@sakina/domain/money'
import type { PriceBasis } from '@sakina/domain/plans'
import { parseServiceCode } from '@sakina/domain/plans'
import type { ServiceCode as DomainServiceCode } from '@sakina/domain/vocabulary'
import type { WireJob, WireService } from '../shapes/service.ts'
import type { Id } from './values.ts'
import { toPriceBasis } from './price-basis.ts'
import { toOptionalMoney } from './values.ts'

/** The services of the catalogue; a special package is ordered separately. */
export type ServiceCode = Exclude<DomainServiceCode, 'special_packages'>

/** Returns the service that a code of the wire stands for, or `unknown`. */
export const toServiceCode = (code: string): ServiceCode | 'unknown' => {
  const service = parseServiceCode(code)
  return service === undefined || service === 'special_packages' ? 'unknown' : service
}

export type Service = {
  readonly id: Id
  readonly name: string
  readonly code: ServiceCode | 'unknown'
  readonly description: string
  readonly planCount: number
  readonly short: string | null
  readonly includes: readonly string[]
  readonly excludes: readonly string[]
  /** What the cheapest plan costs, with tax and wage; a provider may not say. */
  readonly startingTotal: Money | null
  readonly startingBasis: PriceBasis | null
}

/** Converts a service from the wire format. */
export const toService = (wire: WireService): Service => ({
  id: wire.id,
  name: wire.name ?? '',
  code: toServiceCode(wire.code ?? ''),
  description: wire.description ?? '',
  planCount: wire.plan_count ?? 0,
  short: wire.short,
  includes: wire.includes,
  excludes: wire.excludes,
  startingTotal: toOptionalMoney(wire.starting_total),
  startingBasis: toPriceBasis(wire.starting_basis),
})

/** Whether a service has a proper name; one without is hidden (public-site, section 5). */
export const hasUsableName = (wire: { readonly name?: string | undefined }): boolean =>
  (wire.name ?? '').trim().length > 1

/** A job that workers do, with its code. */
export type Job = { readonly id: Id; readonly name: string; readonly code: string }

/** Converts a job from the wire format. */
export const toJob = (wire: WireJob): Job => ({ id: wire.id, name: wire.name, code: wire.code })
