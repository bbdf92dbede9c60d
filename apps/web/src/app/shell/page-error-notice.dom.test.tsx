import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { PageBoundary } from '../boundaries/page-boundary.tsx'
import { PageErrorNotice } from './page-error-notice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each(['ar', 'en'] as const)(
  'a page that crashes shows an error in %s, with a button that renders the page again @message:unexpected-error',
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
    const title = messageText(locale, 'shell.crashed.title')
    expect(screen.getByText(title, { ignore: 'title' })).toBeTruthy()
    expect(document.title).toContain(title)
    broken = false
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('كل شيء بخير')).toBeTruthy()
  },
)
