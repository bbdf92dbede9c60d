import { Suspense } from 'react'

import { brand } from '../../shared/config/brand.ts'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Route, Routes, useLocation } from '../../shared/router/index.ts'
import { PageBoundary } from '../boundaries/page-boundary.tsx'
import type { LazyPage } from '../lazy-pages.tsx'
import { Crashed } from './crashed.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Waiting } from './waiting.tsx'

const contentId = 'content'

/** What stands around every page. */
export function Shell({ pages }: { pages: readonly LazyPage[] }) {
  const t = useText()
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <>
      <a
        href={`#${contentId}`}
        className="sr-only rounded-field bg-surface px-4 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-header"
      >
        {t('shell.skip')}
      </a>
      <Header brand={brand.name[locale]} />
      <main id={contentId} tabIndex={-1} className="min-h-[60vh] outline-none">
        <PageBoundary at={pathname} Fallback={Crashed}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {pages.map(({ pattern, Component }) => (
                <Route key={pattern} path={pattern} element={<Component />} />
              ))}
            </Routes>
          </Suspense>
        </PageBoundary>
      </main>
      <Footer brand={brand.name[locale]} />
    </>
  )
}
