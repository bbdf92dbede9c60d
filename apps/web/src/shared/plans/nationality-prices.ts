import type { Nationality } from '@sakina/api-client/client'
import type { NationalityCardPrice } from '@sakina/ui/nationality-card'

/** Converts the lowest price of each service for a nationality to the props of the card. */
export const nationalityPrices = ({ startingPrices }: Nationality): readonly NationalityCardPrice[] =>
  startingPrices.map(({ service, total, basis, arrivalDays, availability }) => ({
    service: service?.name ?? '',
    from: total,
    per: basis,
    arrivalDays,
    availability,
  }))
