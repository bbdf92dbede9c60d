type AddressParts = {
  readonly regionId: unknown
  readonly neighborhoodId: unknown
  readonly street: string | null | undefined
  readonly buildingNumber: string | null | undefined
}

/**
 * Whether the driver can find the home: region, neighbourhood (which determines the city), street
 * and building are known. A sign-up may omit them, an order may not.
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
