import { SideNav } from '@sakina/ui/side-nav'
import type { ReactNode } from 'react'

import { walletEntries } from '../../features/account-menu/entries.ts'
import { useMenu } from '../../features/account-menu/use-menu.tsx'
import { useText } from '../../shared/intl/use-text.ts'

/**
 * The wallet pages beside their menu, which collapses below 700 px (portal, breakpoints). That width
 * includes the padding.
 */
export function WalletLayout({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <SideNav
      label={t('accountMenu.wallet.group')}
      items={useMenu(walletEntries)}
      collapseAt={700}
      className="mx-auto max-w-content *:px-4 *:py-8"
    >
      {children}
    </SideNav>
  )
}
