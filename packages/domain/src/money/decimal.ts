const DECIMAL = /^([+-]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/
const LONGEST = 40

/** A decimal as a whole number of its smallest unit; `exact` says whether it was not rounded. */
export type ScaledDecimal = { readonly scaled: bigint; readonly exact: boolean }

/**
 * Reads `1149.5`, `1,149.50` or `-3` with that many decimal places without binary fractions, rounding
 * half away from zero. Undefined for anything but a plain decimal (a name, `1e21`, `NaN`, `1,14`).
 */
export function parseScaledDecimal(text: string, places: number): ScaledDecimal | undefined {
  const match = text.length > LONGEST ? null : DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const decimals = fraction.slice(0, places).padEnd(places, '0')
  const rest = fraction.slice(places)
  const roundsUp = /^[5-9]/.test(rest)
  const size = BigInt(whole.replaceAll(',', '') + decimals) + (roundsUp ? 1n : 0n)
  return { scaled: sign === '-' ? -size : size, exact: /^0*$/.test(rest) }
}
