import type { Nationality } from '@sakina/api-client/client'
import type { NationalityCardPrice } from '@sakina/ui/nationality-card'

type PricedService = NonNullable<Nationality['startingPrices'][number]['service']>

/** Converts the lowest price of each service for a nationality to the props of the card. */
export const nationalityPrices = (
  { startingPrices }: Nationality,
  nameService = ({ name }: PricedService) => name,
): readonly NationalityCardPrice[] =>
  startingPrices.map(({ service, total, basis, arrivalDays, availability }) => ({
    service: service ? nameService(service) : '',
    from: total,
    per: basis,
    arrivalDays,
    availability,
  }))
