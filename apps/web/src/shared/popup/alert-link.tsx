import type { ComponentProps } from 'react'

import { paths } from '../config/paths.ts'
import { useQuery } from '../router/use-query.ts'
import { PopupLink } from './popup-link.tsx'

/** What somebody wants to be told of, as the address of the popup names it. */
export type AlertParameters = Readonly<Partial<Record<(typeof wantedParameters)[number], string>>>

export const wantedParameters = ['plan_wanted', 'region_wanted', 'city_wanted'] as const

type Props = { wanted: AlertParameters } & Omit<ComponentProps<typeof PopupLink>, 'to'>

/** To "tell me when", over the page it stands on. */
export function AlertLink({ wanted, ...props }: Props) {
  const search = useQuery()
  return <PopupLink {...props} to={paths.popupAbout.to(search, { popup: 'alert', ...wanted })} />
}
