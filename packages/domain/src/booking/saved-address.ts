import { isCompleteAddress, isSameHouse } from '../address/index.ts'
import type { AddressChoice, Id } from './choices.ts'
import type { BookingDraft } from './draft.ts'

/** A saved address of the customer. */
export type SavedAddress = {
  readonly id: Id
  readonly isMain: boolean
  readonly isServed: boolean
  readonly region: { readonly id: Id | null } | null
  readonly neighborhood: { readonly id: Id | null } | null
  readonly street: string | null
  readonly buildingNumber: string | null
  readonly unitNumber: string | null
}

/** Tells whether a saved address has all that an order needs. */
export const isSavedAddressComplete = ({
  region,
  neighborhood,
  street,
  buildingNumber,
}: Omit<SavedAddress, 'id'>): boolean =>
  isCompleteAddress({ regionId: region?.id, neighborhoodId: neighborhood?.id, street, buildingNumber })

/** A saved address in the form that the draft stores. */
export const toAddressChoice = ({ id, isServed }: Pick<SavedAddress, 'id' | 'isServed'>): AddressChoice => ({
  addressId: id,
  ...(!isServed && { isServed }),
})

/**
 * The complete saved address to use in a booking: the same house as the guest typed before signing
 * in, or, if none was typed, the wanted one or the main one. Undefined if a saved address is chosen already.
 */
export function chooseSavedAddress<Address extends SavedAddress>(
  { steps: { address: chosen } }: BookingDraft,
  book: readonly Address[],
  wantedId?: string,
): Address | undefined {
  if (chosen?.addressId !== undefined) return undefined
  const complete = book.filter(isSavedAddressComplete)
  const wanted = chosen === undefined ? complete.find(({ id }) => String(id) === wantedId) : undefined
  return (
    wanted ??
    complete.find(({ isMain, neighborhood, street, buildingNumber, unitNumber }) =>
      chosen === undefined
        ? isMain
        : isSameHouse(
            { neighborhoodId: neighborhood?.id, street, buildingNumber, unitNumber },
            {
              neighborhoodId: chosen.neighborhoodId,
              street: chosen.street,
              buildingNumber: chosen.buildingNumber,
              unitNumber: chosen.unitNumber,
            },
          ),
    )
  )
}

/** Keeps what the family accepted about the address of a draft for the same address once it is saved. */
export const withAcceptedCities = (
  { steps: { address: before } }: BookingDraft,
  address: AddressChoice,
): AddressChoice =>
  before?.acceptedWorkerCityIds === undefined
    ? address
    : { ...address, acceptedWorkerCityIds: before.acceptedWorkerCityIds }
