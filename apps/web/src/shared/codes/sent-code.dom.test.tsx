import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { PageProviders } from '../testing/page-providers.tsx'
import { forgetAllStoredValues } from '../forms/stored-values.ts'
import { VerifyMobileForm } from './verify-mobile-form.tsx'

afterEach(() => {
  cleanup()
  forgetAllStoredValues()
  vi.useRealTimers()
})

const asksForCode = () => screen.findByRole('textbox', { name: /رمز الرسالة النصية/ })

test('a customer who comes back types the code that was sent, until it is no longer valid', async () => {
  const sent: string[] = []
  const page = () =>
    render(
      <PageProviders
        locale="ar"
        fetch={async (input) => {
          sent.push(String(input instanceof Request ? input.url : input))
          return Response.json(examples.sendCode.answer)
        }}
      >
        <VerifyMobileForm sendAtOnce onProved={() => undefined} />
      </PageProviders>,
    )
  const { unmount } = page()
  await asksForCode()
  expect(sent).toHaveLength(1)
  unmount()
  page().unmount()
  expect(sent).toHaveLength(1)
  vi.useFakeTimers({ now: Date.now() + 5 * 60_000, toFake: ['Date'] })
  page()
  await asksForCode()
  expect(sent).toHaveLength(2)
})
