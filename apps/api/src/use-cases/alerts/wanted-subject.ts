import type { AvailabilityAlert } from '../../db/repositories/availability-alerts.ts'
import type { Language } from '../../ports/payment.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'

const bookingPaths: Readonly<Record<string, string>> = { resident: '/s2', mediation: '/s3', period: '/s4' }

/** The name of the awaited plan or place, and its booking page. */
export function wantedOf(
  alert: Pick<AvailabilityAlert, 'planId' | 'cityId' | 'stateId'>,
  catalogue: Catalogue,
  language: Language,
) {
  const plan = alert.planId === null ? undefined : catalogue.plan.get(alert.planId)
  if (plan !== undefined) {
    const service = catalogue.service.get(plan.serviceId)?.code ?? ''
    const path = `${bookingPaths[service] ?? `/s1/${plan.serviceId}`}/${plan.id}`
    return { kind: 'plan', name: plan.name[language], path } as const
  }
  const city = alert.cityId === null ? undefined : catalogue.city.get(alert.cityId)
  const region = alert.stateId === null ? undefined : catalogue.region.get(alert.stateId)
  return { kind: 'place', name: (city ?? region)?.name[language] ?? '', path: '/OrderPage' } as const
}
