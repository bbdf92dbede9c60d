import { SkipLink } from '@sakina/ui/skip-link'
import { Suspense } from 'react'

import { brand } from '../../shared/config/brand.ts'
import { paths } from '../../shared/config/paths.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useInterceptPopupLinks } from '../../shared/popup/use-intercept-popup-links.ts'
import { matchPath, Route, Routes, useLocation } from '../../shared/router/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { PageBoundary } from '../boundaries/page-boundary.tsx'
import type { LazyPage } from '../lazy-pages.tsx'
import { useNavigationFocus } from '../navigation/use-navigation-focus.ts'
import { BottomBar } from './bottom-bar.tsx'
import { PageErrorNotice } from './page-error-notice.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineSupport } from './offline-support.tsx'
import { PageFrame } from './page-frame.tsx'
import { PlainHeader } from './plain-header.tsx'
import { PopupHost } from './popup-host.tsx'
import { Toasts } from './toasts.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

const contentId = 'content'

const AccountFooter = lazyComponent(() => import('./account-footer.tsx'))
const VisitBar = lazyComponent(() => import('./visit-bar.tsx'))

/** The pages that begin with the visit of today. */
const visitPages: ReadonlySet<string> = new Set([paths.home.pattern, paths.profile.pattern])

/** The frame of every page: header, content and footer. */
export function Shell({ pages }: { pages: readonly LazyPage[] }) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const session = useSession()
  const shown = pages.find(({ pattern }) => matchPath(pattern, pathname))
  const hasFooter = shown?.hasFooter !== false
  const hasBottomBar = hasFooter && shown?.session === 'needed' && 'customer' in session
  useNavigationFocus(contentId)
  useInterceptPopupLinks()
  return (
    <>
      <SkipLink target={contentId} />
      {shown?.header === 'plain' ? (
        <PlainHeader brand={brand.name[locale]} />
      ) : (
        <Header
          brand={brand.name[locale]}
          hasSideMenu={shown?.layout !== undefined}
          hasBottomBar={hasBottomBar}
        />
      )}
      <OfflineSupport />
      {/* The footer starts below the first screen, so that a page that loads late does not move it. */}
      <main id={contentId} tabIndex={-1} className="min-h-svh outline-none print:min-h-0">
        <PageBoundary at={pathname} Fallback={PageErrorNotice}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes>
              {pages.map((page) => (
                <Route key={page.pattern} path={page.pattern} element={<PageFrame page={page} />} />
              ))}
            </Routes>
          </Suspense>
        </PageBoundary>
      </main>
      {hasFooter && (
        <Suspense>
          {shown?.session === 'needed' ? (
            <AccountFooter hasBottomBar={hasBottomBar} />
          ) : (
            // The home page ends with a dark band, which the footer follows without a gap.
            <Footer className={shown?.pattern === paths.home.pattern ? '' : 'mt-6 md:mt-16'} />
          )}
        </Suspense>
      )}
      {hasBottomBar && <BottomBar />}
      {'customer' in session && shown !== undefined && !visitPages.has(shown.pattern) && <VisitBar />}
      <PopupHost />
      <Toasts />
    </>
  )
}
