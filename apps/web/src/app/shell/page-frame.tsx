import { lazy, type ComponentType, type ReactNode } from 'react'

import { AccountMessages } from '../../shared/intl/account-words.tsx'
import type { LazyPage } from '../lazy-pages.tsx'
import type { PageEntry } from '../page-list.ts'
import { paths } from '../../shared/config/paths.ts'
import { RequireOwnPassword, RequireSession } from '../session/require-session.tsx'

type Frame = ComponentType<{ children: ReactNode }>

const layouts: Readonly<Record<NonNullable<PageEntry['layout']>, Frame>> = {
  profile: lazy(async () => ({ default: (await import('../layouts/profile-layout.tsx')).ProfileLayout })),
  wallet: lazy(async () => ({ default: (await import('../layouts/wallet-layout.tsx')).WalletLayout })),
}

/** A page with the session check and the side menu that its entry in the page list asks for. */
export function PageFrame({
  page: { page, pattern, Component, layout, session, prerendered },
}: {
  page: LazyPage
}) {
  const Layout = layout && layouts[layout]
  const content = Layout ? (
    <Layout>
      <Component />
    </Layout>
  ) : (
    <Component />
  )
  const framed = session === 'needed' ? <RequireSession>{content}</RequireSession> : content
  const isOpenBeforeChange = pattern === paths.changePassword.pattern || (!session && page !== 'booking')
  if (prerendered) return framed
  return (
    <AccountMessages>
      {isOpenBeforeChange ? framed : <RequireOwnPassword>{framed}</RequireOwnPassword>}
    </AccountMessages>
  )
}
