import type { Id } from '@sakina/api-client/client'
import type { ComponentProps } from 'react'

import { paths } from '../config/paths.ts'
import { useUrlQuery } from '../router/use-query.ts'
import { PopupLink } from './popup-link.tsx'

/** The URL parameter with the worker whose popup is open. */
export const workerParameter = 'worker'

type Props = { workerId: Id } & Omit<ComponentProps<typeof PopupLink>, 'to'>

/** A link to the profile of a worker, which opens over the current page. */
export function WorkerLink({ workerId, ...props }: Props) {
  const search = useUrlQuery()
  const about = { popup: 'worker', [workerParameter]: String(workerId) }
  return <PopupLink {...props} to={paths.popupAbout.to(search, about)} />
}
