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

/**
 * The page of a plan where the query names one. Only such a page reads the query here, because what changes around
 * a page before it is hydrated makes React render its sections again.
 */
function ByQuery({ Component, PlanComponent }: Required<Pick<LazyPage, 'Component' | 'PlanComponent'>>) {
  const Content = useUrlQuery().has('plan') ? PlanComponent : Component
  return <Content />
}

/** A page with the session check and the side menu that its entry in the page list asks for. */
export function PageFrame({
  page: { page, pattern, Component, PlanComponent, layout, session, prerendered, words },
}: {
  page: LazyPage
}) {
  const own = PlanComponent ? <ByQuery Component={Component} PlanComponent={PlanComponent} /> : <Component />
  const content = layout ? <AccountLayout layout={layout}>{own}</AccountLayout> : own
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
