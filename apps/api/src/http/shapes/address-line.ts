import type { Address } from '../../db/repositories/addresses.ts'
import { localize } from '../language.ts'
import type { PresentationContext } from '../presentation-context.ts'

/** Returns an address as one line in the reader's language. */
export function addressLine(
  address: Address,
  { catalogue, language }: Pick<PresentationContext, 'catalogue' | 'language'>,
) {
  const neighborhood =
    address.neighborhoodId === null ? undefined : catalogue.neighborhood.get(address.neighborhoodId)
  return [
    `${address.buildingNumber} ${address.street}`,
    ...[neighborhood, neighborhood && catalogue.city.get(neighborhood.cityId)].flatMap((place) =>
      place === undefined ? [] : [localize(place.name, language)],
    ),
  ].join(language === 'ar' ? '، ' : ', ')
}
