import type { Formatters } from '@sakina/ui/provider'

/** Writes a percentage: “25%”. */
export const percentText = (percent: number, format: Formatters): string =>
  format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })
