import { listBranches } from '@sakina/api-client/wire/catalogue'
import { useEndpoint } from '@sakina/api-client/swr'
import { Alert } from '@sakina/ui/alert'
import { Link as KitLink } from '@sakina/ui/link'

import { paths } from '../config/paths.ts'
import { PopupLink } from '../popup/popup-link.tsx'
import { useText } from '../intl/use-text.ts'

/** That nobody is sent to a place, said before anything is lost, with what can be done. */
export function NotServed({ place }: { place: string }) {
  const t = useText()
  const branches = useEndpoint(listBranches, {})
  const cities = (branches.data ?? []).flatMap(({ servedCities }) => servedCities.map(({ name }) => name))
  return (
    <Alert
      tone="warning"
      announce
      title={t('address.notServed.title', { place })}
      action={
        <KitLink variant="standalone" link={<PopupLink to={paths.popup.to('contact')} />}>
          {t('address.notServed.contact')}
        </KitLink>
      }
    >
      {cities.length > 0 && t('address.notServed.text', { cities: cities.join(t('address.comma')) })}
    </Alert>
  )
}
