import { Suspense, lazy } from 'react'

import { AccountMessagesProvider, CatalogueProvider } from '../../shared/intl/account-messages.tsx'
import type { LazyPage } from '../lazy-pages.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useUrlQuery } from '../../shared/router/use-query.ts'
import { RequirePasswordChange, RequireSession } from '../session/require-session.tsx'

const AccountLayout = lazy(async () => ({
  default: (await import('../layouts/account-layout.tsx')).AccountLayout,
}))

// Only pages that are not prerendered need their titles.
const PageTitle = lazy(() => import('./page-title.tsx'))

/** A page with the session check and the side menu that its entry in the page list asks for. */
export function PageFrame({
  page: { page, pattern, Component, PlanComponent, layout, session, prerendered, words },
}: {
  page: LazyPage
}) {
  const isPlan = useUrlQuery().has('plan')
  const Content = isPlan && PlanComponent ? PlanComponent : Component
  const content = layout ? (
    <AccountLayout layout={layout}>
      <Content />
    </AccountLayout>
  ) : (
    <Content />
  )
  const framed = session === 'needed' ? <RequireSession>{content}</RequireSession> : content
  const isOpenBeforeChange = pattern === paths.changePassword.pattern || (!session && page !== 'booking')
  const guarded = isOpenBeforeChange ? framed : <RequirePasswordChange>{framed}</RequirePasswordChange>
  if (prerendered)
    return words === undefined ? guarded : <CatalogueProvider catalogue={words}>{guarded}</CatalogueProvider>
  return (
    <AccountMessagesProvider>
      <Suspense>
        <PageTitle page={page} />
      </Suspense>
      {guarded}
    </AccountMessagesProvider>
  )
}
