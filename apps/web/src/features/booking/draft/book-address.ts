import type { Address } from '@sakina/api-client/client'
import { isCompleteAddress, isSameHouse } from '@sakina/domain/address'
import type { BookingDraft, StepValues } from '@sakina/domain/draft'

import { addressOf } from '../steps/step-values.ts'

export const isWholeAddress = ({ region, neighborhood, street, buildingNumber }: Address): boolean =>
  isCompleteAddress({ regionId: region?.id, neighborhoodId: neighborhood?.id, street, buildingNumber })

/** An address of the book as the booking keeps it. */
export const addressChoice = ({ id, isServed }: Address): StepValues => ({
  addressId: id,
  ...(!isServed && { isServed }),
})

const text = (value: StepValues[string]): string => (typeof value === 'object' ? '' : String(value ?? ''))

/** The address of the book to take: the main one, or the very house that was typed in before signing in. */
export function addressToTake(draft: BookingDraft, book: readonly Address[]): Address | undefined {
  const { addressId, typed } = addressOf(draft)
  if (addressId !== undefined) return undefined
  const isTyped = draft.steps.address !== undefined
  const house = {
    neighborhoodId: text(typed['neighborhoodId']),
    street: text(typed['street']),
    buildingNumber: text(typed['buildingNumber']),
    unitNumber: text(typed['unitNumber']),
  }
  return book
    .filter(isWholeAddress)
    .find(({ isMain, neighborhood, street, buildingNumber, unitNumber }) =>
      isTyped
        ? isSameHouse({ neighborhoodId: neighborhood?.id, street, buildingNumber, unitNumber }, house)
        : isMain,
    )
}
