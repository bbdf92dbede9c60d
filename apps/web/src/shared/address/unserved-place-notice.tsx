import { listBranches } from '@sakina/api-client/wire/catalogue'
import { useEndpoint } from '@sakina/api-client/swr'
import { Alert } from '@sakina/ui/alert'
import { Link as KitLink } from '@sakina/ui/link'

import { AvailabilityAlertLink, type AvailabilityAlertParameters } from '../popup/availability-alert-link.tsx'
import { useText } from '../intl/use-text.ts'

/** Warns that the service does not cover a place, before any work is lost, and offers alternatives. */
export function UnservedPlaceNotice({
  place,
  wanted,
}: {
  place: string
  wanted: AvailabilityAlertParameters
}) {
  const t = useText()
  const branches = useEndpoint(listBranches, {})
  const cities = (branches.data ?? []).flatMap(({ servedCities }) => servedCities.map(({ name }) => name))
  return (
    <Alert
      tone="warning"
      announce
      title={t('address.notServed.title', { place })}
      action={
        <KitLink variant="standalone" link={<AvailabilityAlertLink wanted={wanted} />}>
          {t('address.notServed.tellMe')}
        </KitLink>
      }
    >
      {cities.length > 0 && t('address.notServed.text', { cities: cities.join(t('address.comma')) })}
    </Alert>
  )
}
