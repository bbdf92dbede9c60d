import { priceUnits, type PriceBasis } from '@sakina/domain/plans'
import { codeAmong } from './values.ts'

/** Nothing where the provider does not say, or in a unit nobody here has a word for. */
export function toPriceBasis(
  wire: { readonly unit: string; readonly count: number } | null,
): PriceBasis | null {
  const unit = codeAmong(priceUnits, wire?.unit ?? '')
  return wire === null || unit === 'unknown' ? null : { unit, count: wire.count }
}
