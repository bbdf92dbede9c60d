import { isCompleteAddress, nearnessOfBranch, type Nearness } from '@sakina/domain/address'
import type { QueryExecutor } from '../../db/database.ts'
import {
  addressesByIds,
  addressesOfCustomer,
  addressOfCustomer,
  type Address,
} from '../../db/repositories/addresses.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'

/** The home the workers of an order come to. */
export type OrderHome = { readonly neighborhoodId: number | null }

const isComplete = (address: Address): boolean => isCompleteAddress({ ...address, regionId: address.stateId })

type HomeInput = {
  readonly customerId: string
  readonly addressId: string | undefined
  /** Whether a worker comes to the home; otherwise the customer comes to the branch. */
  readonly comesHome: boolean
}

/**
 * The home of a new order: the given address or the main one. Refuses an incomplete address that
 * was given or that a worker comes to and, if a worker comes home, a city that is not served.
 */
export async function homeForNewOrder(
  db: QueryExecutor,
  catalogue: Catalogue,
  { customerId, addressId, comesHome }: HomeInput,
): Promise<OrderHome> {
  const address =
    addressId === undefined
      ? (await addressesOfCustomer(db, customerId)).find(({ main }) => main)
      : await addressOfCustomer(db, customerId, addressId)
  if (address === undefined && addressId !== undefined) throw invalidFieldsFailure({ addressId: 'not_found' })
  if (comesHome || addressId !== undefined) {
    if (address === undefined || !isComplete(address)) throw new Failure('address_incomplete')
  }
  const neighborhood =
    address?.neighborhoodId == null ? undefined : catalogue.neighborhood.get(address.neighborhoodId)
  if (comesHome && neighborhood !== undefined && !catalogue.servedCities.has(neighborhood.cityId))
    throw new Failure('city_not_served')
  return { neighborhoodId: address?.neighborhoodId ?? null }
}

/** The home of an existing order, even if its address has been removed since. */
export async function homeForExistingOrder(
  db: QueryExecutor,
  { addressId, customerId }: Pick<Order, 'addressId' | 'customerId'>,
): Promise<OrderHome> {
  const [address] =
    addressId === null
      ? (await addressesOfCustomer(db, customerId)).filter(({ main }) => main)
      : await addressesByIds(db, [addressId])
  return { neighborhoodId: address?.neighborhoodId ?? null }
}

/** Refuses to open a payment while the order's address is incomplete. */
export async function refuseIncompleteAddress(
  db: QueryExecutor,
  { addressId }: Pick<Order, 'addressId'>,
): Promise<void> {
  const [address] = addressId === null ? [] : await addressesByIds(db, [addressId])
  if (address !== undefined && !isComplete(address)) throw new Failure('address_incomplete')
}

/** A region is served where one of its cities is. */
export const isRegionServed = (catalogue: Catalogue, stateId: number): boolean =>
  [...catalogue.servedCities].some((id) => catalogue.city.get(id)?.stateId === stateId)

/**
 * Returns a function that tells how near a worker is to a home in the neighbourhood; undefined for
 * an unknown neighbourhood.
 */
export function createNearnessToHome(
  catalogue: Catalogue,
  neighborhoodId: number | null | undefined,
): ((worker: Pick<WorkerRow, 'branchId'>) => Nearness) | undefined {
  const home = neighborhoodId == null ? undefined : catalogue.neighborhood.get(neighborhoodId)
  if (home === undefined) return undefined
  const nearnessByBranch = new Map<number | null, Nearness>()
  return ({ branchId }) => {
    const remembered = nearnessByBranch.get(branchId)
    if (remembered !== undefined) return remembered
    const branch = branchId === null ? undefined : catalogue.branch.get(branchId)
    const city = branch && catalogue.city.get(branch.cityId)
    const nearness = nearnessOfBranch(
      { cityId: home.cityId, regionId: home.stateId },
      branch && city && { ...branch, regionId: city.stateId },
    )
    nearnessByBranch.set(branchId, nearness)
    return nearness
  }
}
