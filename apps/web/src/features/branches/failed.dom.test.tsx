import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import BranchesSection from './branches.tsx'

afterEach(cleanup)

const failures = [
  ['fail to load @message:branches-failed', 500, 'internal', 'branches.failed'],
  ['are refused without a valid token @message:no-api-token', 401, 'unauthorized', 'branches.noToken'],
] as const

test.each((['ar', 'en'] as const).flatMap((locale) => failures.map((each) => [locale, ...each] as const)))(
  'the page of branches in %s shows the documented message if the branches %s',
  async (locale, _, status, code, sentence) => {
    const refused = () => Promise.resolve(Response.json({ success: false, code, message: '' }, { status }))
    render(
      <PageProviders locale={locale} fetch={refused}>
        <BranchesSection />
      </PageProviders>,
    )
    expect(await screen.findByText(messageText(locale, sentence))).toBeTruthy()
  },
)
