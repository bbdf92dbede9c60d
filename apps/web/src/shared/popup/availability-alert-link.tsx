import type { ComponentProps } from 'react'

import { paths } from '../config/paths.ts'
import { useUrlQuery } from '../router/use-query.ts'
import { PopupLink } from './popup-link.tsx'

/** The subject of an availability notice, as query parameters of its popup. */
export type AvailabilityAlertParameters = Readonly<
  Partial<Record<(typeof availabilityAlertParameterNames)[number], string>>
>

/** The URL parameters of the availability alert. */
export const availabilityAlertParameterNames = [
  'plan_wanted',
  'region_wanted',
  'city_wanted',
  'day_wanted',
] as const

type Props = { wanted: AvailabilityAlertParameters } & Omit<ComponentProps<typeof PopupLink>, 'to'>

/** A link to the availability notice, which opens over the current page. */
export function AvailabilityAlertLink({ wanted, ...props }: Props) {
  const search = useUrlQuery()
  return <PopupLink {...props} to={paths.popupAbout.to(search, { popup: 'alert', ...wanted })} />
}
