import { Icon } from '@sakina/ui/icon'
import type { SideNavItem } from '@sakina/ui/side-nav'

import { useText } from '../../shared/intl/use-text.ts'
import { Link, useLocation } from '../../shared/router/index.ts'
import { pathAliases, accountMenuSections } from './entries.ts'

const plain = (path: string): string => path.replace(/(?<=.)\/+$/, '').toLowerCase()

/** Returns the sections of the account menu with the current page marked, whatever the case of its URL. */
export function useAccountMenu(): readonly { readonly title: string; readonly items: SideNavItem[] }[] {
  const t = useText()
  const { pathname } = useLocation()
  const here = plain(pathname)
  const other = Object.entries(pathAliases).find(([address]) => plain(address) === here)?.[1]
  const shown = other === undefined ? here : plain(other)
  return accountMenuSections.map(({ name: section, entries }) => ({
    title: t(`accountMenu.${section}.group`),
    items: entries.map(({ name, to, icon }) => ({
      label: t(`accountMenu.${name}`),
      icon: <Icon of={icon} />,
      link: <Link to={to} />,
      current: plain(to) === shown,
    })),
  }))
}
