import { SideNav } from '@sakina/ui/side-nav'
import type { ReactNode } from 'react'

import { accountEntries, settingEntries } from '../../features/account-menu/entries.ts'
import { useMenu } from '../../features/account-menu/use-menu.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/**
 * The account pages beside their menu, which collapses below 500 px (portal, breakpoints). That width
 * includes the padding.
 */
export function ProfileLayout({ children }: { children: ReactNode }) {
  const t = useText()
  const group = t('accountMenu.settings.group')
  const settings = useMenu(settingEntries).map((item) => ({ ...item, group }))
  return (
    <SideNav
      label={t('accountMenu.account.group')}
      items={[...useMenu(accountEntries), ...settings]}
      collapseAt={500}
      className="mx-auto max-w-content *:px-4 *:py-8"
    >
      {children}
    </SideNav>
  )
}
