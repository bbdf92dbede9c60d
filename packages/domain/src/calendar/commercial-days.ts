// A year has twelve months of thirty days, whether a plan says 360 or 365 days; two years have 24 months.
const YEARS: ReadonlyMap<number, number> = new Map([
  [365, 360],
  [730, 720],
])

/**
 * Converts days to days of thirty-day months, so that a price per month compares years with months.
 */
export const toCommercialDays = (days: number): number => YEARS.get(days) ?? days
