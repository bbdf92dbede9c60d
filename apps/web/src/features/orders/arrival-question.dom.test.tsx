import type { Order } from '@sakina/api-client/client'
import { instant, localDate } from '@sakina/domain/calendar'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { ArrivalQuestion } from './arrival-question.tsx'

type Offered = Pick<Order, 'id' | 'worker' | 'lateSince' | 'offer'>

const offered: Offered = {
  id: 'o1',
  worker: null,
  lateSince: null,
  offer: {
    place: 'door',
    at: null,
    daysFrom: localDate('2026-12-08'),
    disputableUntil: instant('2026-12-09T12:00:00Z'),
    isDisputed: false,
  },
}

function show(locale: 'ar' | 'en', order: Offered) {
  const sent: string[] = []
  render(
    <PageProviders
      locale={locale}
      fetch={(url) => {
        sent.push(new URL(String(url instanceof Request ? url.url : url), 'http://x').pathname)
        return Promise.resolve(
          Response.json({ success: false, code: 'internal', message: '' }, { status: 500 }),
        )
      }}
    >
      <ArrivalQuestion order={order as Order} />
    </PageProviders>,
  )
  return sent
}

const words = {
  ar: { said: /كنا عند بابكم مع العاملة/, yes: 'نعم، وصلت', no: 'هذا غير صحيح' },
  en: { said: /We were at your door with your worker/, yes: 'She has come', no: 'That isn’t so' },
} as const

for (const locale of ['ar', 'en'] as const)
  test(`a family whose worker was offered reads from when its days run, and says in one press that it is not so (${locale}) @W4`, async () => {
    const { said, yes, no } = words[locale]
    const sent = show(locale, offered)
    expect(screen.getByText(said).textContent).toMatch(/8/)
    expect(screen.getByRole('button', { name: yes })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: no }))
    await waitFor(() => expect(sent).toContain('/api/my/orders/o1/not-offered'))
  })

test('while it is disputed, the family reads what it told us, and can only say that she has come @W4', () => {
  const { offer } = offered
  if (offer === null) throw new Error('nothing was offered')
  show('en', { ...offered, offer: { ...offer, disputableUntil: null, isDisputed: true } })
  expect(screen.queryByRole('button', { name: words.en.no })).toBeNull()
  expect(screen.getByText(/You told us that it isn’t so/)).toBeDefined()
  expect(screen.getByRole('button', { name: words.en.yes })).toBeDefined()
})
