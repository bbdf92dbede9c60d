import type { Nationality } from '@sakina/api-client/client'
import { pricePerUnit, parseServiceCode } from '@sakina/domain/plans'
import type { NationalityCardPrice } from '@sakina/ui/nationality-card'

import { useText } from '../intl/use-text.ts'

/**
 * Returns a function that converts the lowest price of each service for a nationality to the props of the
 * card, by the month or the visit, so that nationalities can be compared. A service has its short name, so
 * that name and price share a line.
 */
export function useNationalityPrices(): (nationality: Nationality) => readonly NationalityCardPrice[] {
  const t = useText()
  const nameService = ({ code, name }: { code: string; name: string }) => {
    const service = parseServiceCode(code)
    return service && service !== 'special_packages' ? t(`home.book.services.${service}`) : name
  }
  return ({ startingPrices }) =>
    startingPrices.map(({ service, total, basis, arrivalDays, availability }) => {
      const unit = total === null ? undefined : pricePerUnit(total, basis ?? undefined)
      const name = service ? nameService(service) : ''
      return {
        service:
          unit && unit.count > 1 ? t(`home.book.package.${unit.unit}`, { name, count: unit.count }) : name,
        from: unit?.price ?? total,
        per: unit ? { unit: unit.unit, count: 1 } : basis,
        arrivalDays,
        availability,
      }
    })
}
