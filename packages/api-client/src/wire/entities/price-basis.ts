import { priceUnits, type PriceBasis } from '@sakina/domain/plans'
import { knownCode } from './values.ts'

/** Converts what a price covers; null where the provider does not send it or its unit is unknown. */
export function toPriceBasis(
  wire: { readonly unit: string; readonly count: number } | null,
): PriceBasis | null {
  const unit = knownCode(priceUnits, wire?.unit ?? '')
  return wire === null || unit === 'unknown' ? null : { unit, count: wire.count }
}
