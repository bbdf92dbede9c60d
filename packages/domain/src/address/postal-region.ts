// The first digit of a postal code names one or more regions. The numbers are the catalogue's ids
// of the regions.
const REGIONS_BY_DIGIT: ReadonlyMap<string, readonly number[]> = new Map([
  ['1', [1]], // Riyadh
  ['2', [2]], // Makkah
  ['3', [5]], // Eastern Province
  ['4', [3, 7]], // Madinah, Tabuk
  ['5', [4, 8]], // Qassim, Hail
  ['6', [6, 11, 12]], // Asir, Najran, Al Bahah
  ['7', [9, 13]], // Northern Borders, Al Jawf
  ['8', [10]], // Jazan
])

/** Returns the regions that the first digit of a postal code can belong to. */
export const regionIdsOfPostalCode = (postalCode: string): readonly number[] =>
  REGIONS_BY_DIGIT.get(postalCode.slice(0, 1)) ?? []

/**
 * Whether a postal code fits the region. A mismatch causes a warning and no refusal, because the rule
 * is not official.
 */
export const postalCodeFitsRegion = (postalCode: string, regionId: number): boolean =>
  regionIdsOfPostalCode(postalCode).includes(regionId)
