import { getMyContract } from '@sakina/api-client/wire/contracts'
import { examples } from '@sakina/api-client/wire/examples'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { CancellationForm } from './cancellation-form.tsx'

const opened = '2026-11-29T10:00:00Z'
const freeUntil = '2026-11-29T10:08:00Z'
const contract = getMyContract.read(examples.getMyContract.answer)

beforeEach(() =>
  vi.useFakeTimers({
    now: Date.parse(opened),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const quote = (sums: object) =>
  Response.json({
    success: true,
    result: { ...Object(examples.quoteContractChange.answer).result, lines: [], fee: 0, ...sums },
  })

/** A server whose quote gives back less once the free moment has passed. */
function serving(done: object = {}) {
  const sent: unknown[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    if (url.includes('/create')) {
      sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
      const result = { status: 'success', message: '', granted: true, ...done }
      return Promise.resolve(Response.json({ success: true, result }))
    }
    if (!url.includes('/quote')) return Promise.resolve(Response.json({ success: true, result: [] }))
    const isFree = Date.now() <= Date.parse(freeUntil)
    return Promise.resolve(
      quote({
        refund: isFree ? 435.85 : 245.17,
        free_until: freeUntil,
        valid_until: isFree ? freeUntil : null,
      }),
    )
  }
  return { fetch, sent }
}

describe.each(['ar', 'en'] as const)('a cancellation left open in %s', (locale) => {
  const say = (id: Parameters<typeof messageText>[1]) => messageText(locale, id)

  test('a cancellation left open over its free moment shows the new sum, says so and sends it @W7', async () => {
    const { fetch, sent } = serving()
    const { container } = render(
      <PageProviders locale={locale} fetch={fetch}>
        <CancellationForm contract={contract} />
      </PageProviders>,
    )
    await vi.waitFor(() => expect(container.textContent).toContain('435.85'))
    expect(screen.queryByText(say('requests.quoteMoved'))).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000))
    await vi.waitFor(() => expect(container.textContent).toContain('245.17'))
    expect(container.textContent).not.toContain('435.85')
    expect(await screen.findByText(say('requests.quoteMoved'))).toBeTruthy()
    fireEvent.submit(await screen.findByRole('button', { name: say('requests.cancellation.send') }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ expected_fee: 0, expected_refund: 245.17 })
  })

  test('a cancellation that gives back more than was shown says the sum that was done @W7', async () => {
    const { fetch } = serving({ fee: 0, refund: 440 })
    const { container } = render(
      <PageProviders locale={locale} fetch={fetch}>
        <CancellationForm contract={contract} />
      </PageProviders>,
    )
    await vi.waitFor(() => expect(container.textContent).toContain('435.85'))
    fireEvent.submit(await screen.findByRole('button', { name: say('requests.cancellation.sendNow') }))
    expect(await screen.findByText(say('requests.betterSums'))).toBeTruthy()
    expect(container.textContent).toContain('440.00')
  })
})
