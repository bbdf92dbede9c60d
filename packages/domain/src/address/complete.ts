type AddressParts = {
  readonly regionId: unknown
  readonly neighborhoodId: unknown
  readonly street: string | null | undefined
  readonly buildingNumber: string | null | undefined
}

/**
 * Whether somebody can be sent there: region, neighbourhood (which says its city), street and building are known.
 * Sign-up leaves the place open, an order cannot.
 */
export const isCompleteAddress = ({
  regionId,
  neighborhoodId,
  street,
  buildingNumber,
}: AddressParts): boolean =>
  [regionId, neighborhoodId, street, buildingNumber].every(
    (part) => part !== null && part !== undefined && part !== '',
  )
