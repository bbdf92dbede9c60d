import type { Nationality } from '@sakina/api-client/client'
import type { NationalityCardPrice } from '@sakina/ui/nationality-card'

/** What each service costs at least with workers of a nationality, as the kit's card shows it. */
export const nationalityPrices = ({ startingPrices }: Nationality): readonly NationalityCardPrice[] =>
  startingPrices.map(({ service, total, basis, arrivalDays }) => ({
    service: service?.name ?? '',
    from: total,
    per: basis,
    arrivalDays,
  }))
