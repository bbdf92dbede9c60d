import type { Nationality } from '@sakina/api-client/client'
import { pricePerUnit } from '@sakina/domain/plans'
import type { NationalityCardPrice } from '@sakina/ui/nationality-card'

type PricedService = NonNullable<Nationality['startingPrices'][number]['service']>

/**
 * Converts the lowest price of each service for a nationality to the props of the card, by the month or the
 * visit, so that nationalities can be compared.
 */
export const nationalityPrices = (
  { startingPrices }: Nationality,
  nameService = ({ name }: PricedService) => name,
): readonly NationalityCardPrice[] =>
  startingPrices.map(({ service, total, basis, arrivalDays, availability }) => {
    const unit = total === null ? undefined : pricePerUnit(total, basis ?? undefined)
    return {
      service: service ? nameService(service) : '',
      from: unit?.price ?? total,
      per: unit ? { unit: unit.unit, count: 1 } : basis,
      arrivalDays,
      availability,
    }
  })
