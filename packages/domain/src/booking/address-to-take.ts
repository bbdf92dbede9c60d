import { isCompleteAddress, isSameHouse } from '../address/index.ts'
import type { AddressChoice, Id } from './choices.ts'
import type { BookingDraft } from './draft.ts'

/** An address of the customer's book. */
export type BookAddress = {
  readonly id: Id
  readonly isMain: boolean
  readonly isServed: boolean
  readonly region: { readonly id: Id | null } | null
  readonly neighborhood: { readonly id: Id | null } | null
  readonly street: string | null
  readonly buildingNumber: string | null
  readonly unitNumber: string | null
}

export const isWholeAddress = ({
  region,
  neighborhood,
  street,
  buildingNumber,
}: Omit<BookAddress, 'id'>): boolean =>
  isCompleteAddress({ regionId: region?.id, neighborhoodId: neighborhood?.id, street, buildingNumber })

/** An address of the book as the booking keeps it. */
export const addressChoice = ({ id, isServed }: Pick<BookAddress, 'id' | 'isServed'>): AddressChoice => ({
  addressId: id,
  ...(!isServed && { isServed }),
})

/** The address of the book to take: the main one, or the very house that was typed in before signing in. */
export function addressToTake<Address extends BookAddress>(
  { steps: { address: chosen } }: BookingDraft,
  book: readonly Address[],
): Address | undefined {
  if (chosen?.addressId !== undefined) return undefined
  return book.filter(isWholeAddress).find(({ isMain, neighborhood, street, buildingNumber, unitNumber }) =>
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
}
