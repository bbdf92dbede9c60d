import { SideNav } from '@sakina/ui/side-nav'
import type { ReactNode } from 'react'

import { useAccountMenu } from '../../features/account-menu/use-account-menu.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useCustomer } from '../../shared/session/session.ts'

const PrivacyStrip = lazyComponent(() => import('../../shared/privacy/privacy-strip.tsx'))

/** The documented widths below which the menu collapses (portal, breakpoints). They include the padding. */
const widths = { profile: 500, wallet: 700 } as const

type Props = { layout: keyof typeof widths; children: ReactNode }

/** A page of the account beside the account menu, which is the same on all of them. */
export function AccountLayout({ layout, children }: Props) {
  const t = useText()
  const [first, ...others] = useAccountMenu()
  const isNoticeDue = useCustomer().privacyDue !== null
  return (
    <SideNav
      label={t('accountMenu.title')}
      items={[
        ...(first?.items ?? []),
        ...others.flatMap(({ title, items }) => items.map((item) => ({ ...item, group: title }))),
      ]}
      collapseAt={widths[layout]}
      className="mx-auto max-w-content *:px-4 *:py-4 sm:*:py-8"
    >
      <div>
        {isNoticeDue && <PrivacyStrip />}
        {children}
      </div>
    </SideNav>
  )
}
