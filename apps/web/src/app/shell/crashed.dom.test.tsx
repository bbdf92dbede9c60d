import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { said } from '../../shared/testing/in-language.tsx'
import { PageProviders } from '../../shared/testing/on-a-page.tsx'
import { PageBoundary } from '../boundaries/page-boundary.tsx'
import { PageErrorNotice } from './crashed.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each(['ar', 'en'] as const)(
  'a page that crashes shows an error in %s and can be reloaded @message:unexpected-error',
  (locale) => {
    // React reports the crash to the console
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    function Page() {
      if (broken) throw new Error('a page that crashes')
      return <p>كل شيء بخير</p>
    }
    render(
      <PageProviders locale={locale}>
        <PageBoundary at="/" Fallback={PageErrorNotice}>
          <Page />
        </PageBoundary>
      </PageProviders>,
    )
    expect(screen.getByText(said(locale, 'shell.crashed.title'))).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('كل شيء بخير')).toBeTruthy()
  },
)
