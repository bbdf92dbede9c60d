import type { ComponentProps } from 'react'

import { Link, useLocation, useResolvedPath } from '../router/index.ts'
import { popupHistoryState } from './use-close-popup.ts'

/**
 * A link that opens a popup over the current page; closing it goes back. From another page it is an
 * ordinary link.
 */
export function PopupLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const location = useLocation()
  const state: unknown = location.state
  const isHere = useResolvedPath(props.to).pathname === location.pathname
  return <Link {...props} {...(isHere && { state: popupHistoryState(state) })} />
}
