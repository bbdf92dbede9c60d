import { Icon } from '@sakina/ui/icon'
import type { SideNavItem } from '@sakina/ui/side-nav'

import { useText } from '../../shared/intl/use-text.ts'
import { Link, useLocation } from '../../shared/router/index.ts'
import type { accountEntries, orderEntries, settingEntries, walletEntries } from './entries.ts'
import { alsoAt } from './entries.ts'

type Entry = (
  | typeof accountEntries
  | typeof settingEntries
  | typeof walletEntries
  | typeof orderEntries
)[number]

const plain = (path: string): string => path.replace(/(?<=.)\/+$/, '').toLowerCase()

/**
 * Returns the entries for the side menu of the kit with the current page marked, whatever the case of its
 * URL.
 */
export function useMenu(entries: readonly Entry[]): SideNavItem[] {
  const t = useText()
  const { pathname } = useLocation()
  const here = plain(pathname)
  const other = Object.entries(alsoAt).find(([address]) => plain(address) === here)?.[1]
  const shown = other === undefined ? here : plain(other)
  return entries.map(({ name, to, icon }) => ({
    label: t(`accountMenu.${name}`),
    icon: <Icon of={icon} />,
    link: <Link to={to} />,
    current: plain(to) === shown,
  }))
}
