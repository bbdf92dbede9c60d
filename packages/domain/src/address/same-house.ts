import { foldForSearch } from '@sakina/text'

type House = {
  readonly neighborhoodId: number | string | null | undefined
  readonly street: string | null | undefined
  readonly buildingNumber: string | null | undefined
  readonly unitNumber: string | null | undefined
}

const same = (one: string | null | undefined, other: string | null | undefined): boolean =>
  foldForSearch(one ?? '') === foldForSearch(other ?? '')

/**
 * Whether two addresses are the same house. Without a neighbourhood in one of them, as after sign-up,
 * street, building and unit decide.
 */
export function isSameHouse(one: House, other: House): boolean {
  const areas = [one.neighborhoodId, other.neighborhoodId].filter((id) => id != null && id !== '').map(String)
  return (
    (areas.length < 2 || areas[0] === areas[1]) &&
    same(one.street, other.street) &&
    same(one.buildingNumber, other.buildingNumber) &&
    same(one.unitNumber, other.unitNumber)
  )
}
