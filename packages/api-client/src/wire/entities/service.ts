import type { Money } from '@sakina/domain/money'
import type { WireJob, WireService } from '../shapes/service.ts'
import type { Id } from './values.ts'
import { toOptionalMoney } from './values.ts'

export type ServiceCode = 'hourly' | 'resident' | 'mediation' | 'period'

/** Other names the same services go by at other providers. */
const serviceCodes: Readonly<Record<string, ServiceCode>> = {
  hourly: 'hourly',
  resident: 'resident',
  mediation: 'mediation',
  broker: 'mediation',
  recruitment: 'mediation',
  period: 'period',
  transferred: 'period',
}

export const toServiceCode = (code: string): ServiceCode | 'unknown' =>
  Object.hasOwn(serviceCodes, code) ? (serviceCodes[code] ?? 'unknown') : 'unknown'

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
}

export const toService = (wire: WireService): Service => ({
  id: wire.id,
  name: wire.name,
  code: toServiceCode(wire.code),
  description: wire.description,
  planCount: wire.plan_count,
  short: wire.short,
  includes: wire.includes,
  excludes: wire.excludes,
  startingTotal: toOptionalMoney(wire.starting_total),
})

/** A service without a proper name is hidden (public-site, section 5). */
export const isNamed = (wire: { readonly name: string }): boolean => wire.name.trim().length > 1

export type Job = { readonly id: Id; readonly name: string; readonly code: string }

export const toJob = (wire: WireJob): Job => ({ id: wire.id, name: wire.name, code: wire.code })
