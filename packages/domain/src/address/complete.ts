type AddressParts = {
  readonly regionId: unknown
  readonly neighborhoodId: unknown
  readonly street: string | null | undefined
  readonly buildingNumber: string | null | undefined
}

/**
 * Whether a worker can find the home: region, neighbourhood (which determines its city), street and
 * building are known. Sign-up may omit them, an order may not.
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
