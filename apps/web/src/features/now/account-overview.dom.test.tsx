import { useEndpoint } from '@sakina/api-client/swr'
import { examples } from '@sakina/api-client/wire/examples'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messageText } from '../../shared/testing/locale-providers.tsx'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { AccountOverview } from './account-overview.tsx'

afterEach(cleanup)

const [example] = Object(examples.listMyOrders.answer).result
const order = (place: number, code: string) => ({
  ...example,
  id: `00000000-0000-4000-8000-0000000000${place}`,
  number: `SO-${place}`,
  status: { value: code, label: code },
  stage: null,
  stages: [],
  payable: false,
})
// Twelve recent visits, and a recruitment ordered before them, which takes months.
const orders = [
  ...Array.from({ length: 12 }, (_, place) => order(10 + place, 'completed')),
  order(99, 'processing'),
]

const refused = () => Promise.resolve(Response.json({ success: false, code: 'invalid' }, { status: 422 }))

const lists: typeof globalThis.fetch = (input) => {
  const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://x')
  if (!pathname.endsWith('/my/orders')) return Promise.resolve(Response.json({ success: true, result: [] }))
  const limit = Number(searchParams.get('limit') ?? 10)
  return Promise.resolve(
    Response.json({
      success: true,
      result: orders.slice(0, limit),
      pagination: { page: 1, limit, total: 13, total_pages: Math.ceil(13 / limit), has_next: limit < 13 },
    }),
  )
}

const answerOrders = (result: readonly unknown[]) =>
  Promise.resolve(
    Response.json({
      success: true,
      result,
      pagination: { page: 1, limit: 50, total: result.length, total_pages: 1, has_next: false },
    }),
  )

test('an order that the office processes is shown, however many newer orders there are', async () => {
  render(
    <PageProviders locale="ar" fetch={lists}>
      <AccountOverview />
    </PageProviders>,
  )
  expect(await screen.findByText('SO-99')).toBeTruthy()
  expect(screen.queryByText('SO-10')).toBeNull()
})

test('an order whose reservation ended is in a folded list, shows no price and does not count as something to do', async () => {
  const ranOut = { ...order(98, 'expired'), payable: true, amount_due: 460 }
  const serve: typeof globalThis.fetch = (input) =>
    String(input instanceof Request ? input.url : input).includes('/my/orders')
      ? answerOrders([ranOut])
      : lists(input)
  render(
    <PageProviders locale="ar" fetch={serve}>
      <AccountOverview />
    </PageProviders>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'طلبات انتهت مهلة دفعها (1)' }))
  expect(screen.getByText('SO-98')).toBeTruthy()
  expect(screen.queryByText(/460/)).toBeNull()
  expect(screen.getByText(messageText('ar', 'now.nothing'))).toBeTruthy()
})

test('orders with a reservation are listed before all others, the one that ends first at the top', async () => {
  const held = (place: number, until: string | null) => ({
    ...order(place, 'pending_payment'),
    payable: true,
    amount_due: 460,
    hold_expires_at: until,
  })
  const unpaid = [held(71, null), held(72, '2026-11-24T14:00:00Z'), held(73, '2026-11-24T13:39:00Z')]
  const serve: typeof globalThis.fetch = (input) =>
    String(input instanceof Request ? input.url : input).includes('/my/orders')
      ? answerOrders(unpaid)
      : lists(input)
  render(
    <PageProviders locale="en" fetch={serve}>
      <AccountOverview />
    </PageProviders>,
  )
  const reserved = await screen.findByRole('region', { name: '2 bookings await payment' })
  const needs = screen.getByRole('region', { name: 'Action needed (1)' })
  expect(reserved.compareDocumentPosition(needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const rows = [reserved, needs]
    .flatMap((region) => within(region).getAllByRole('listitem'))
    .map(({ textContent }) => textContent)
  expect(rows.map((row) => /SO-\d+/.exec(row)?.[0])).toEqual(['SO-73', 'SO-72', 'SO-71'])
  expect(rows[0]).toContain('4:39')
})

test('an overdue invoice comes after a reservation and before everything else, with its plan as title and a button that pays it', async () => {
  const bill = (place: number, due_date: string) => ({
    ...Object(examples.listInvoices.answer).result[0],
    id: `00000000-0000-4000-8000-0000000000${place}`,
    name: `INV-${place}`,
    amount_due: 150,
    state: { label: 'Unpaid', value: 'unpaid' },
    due_date,
    payable: true,
  })
  const unpaid = { ...order(74, 'pending_payment'), payable: true, hold_expires_at: '2026-11-24T14:00:00Z' }
  const serve: typeof globalThis.fetch = (input) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url.includes('/my/orders')) return answerOrders([unpaid])
    return url.includes('invoices')
      ? Promise.resolve(
          Response.json({ success: true, result: [bill(81, '2999-01-01'), bill(82, '2026-01-01')] }),
        )
      : lists(input)
  }
  render(
    <PageProviders locale="en" fetch={serve}>
      <AccountOverview />
    </PageProviders>,
  )
  const late = await screen.findByRole('region', { name: 'One overdue invoice' })
  const reserved = screen.getByRole('region', { name: 'One booking awaits payment' })
  const needs = screen.getByRole('region', { name: 'Action needed (1)' })
  expect(reserved.compareDocumentPosition(late)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(late.compareDocumentPosition(needs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(late).getByRole('heading', { level: 3 }).textContent).toBe('One morning visit')
  const rows = [reserved, late, needs]
    .flatMap((region) => within(region).getAllByRole('listitem'))
    .map(({ textContent }) => textContent)
  expect(rows.map((row) => /(?:SO|INV)-\d+/.exec(row)?.[0])).toEqual(['SO-74', 'INV-82', 'INV-81'])
  const links = [reserved, late, needs].flatMap((region) => within(region).getAllByRole('link'))
  expect(links.map(({ textContent }) => textContent)).toEqual(['Pay SO-74', 'Pay INV-82', 'Pay INV-81'])
  // Both payments have the same weight, and the invoice that is not due yet has less.
  expect(links[0]?.className).toBe(links[1]?.className)
  expect(links[2]?.className).not.toBe(links[0]?.className)
})

test('the next visit comes before what is to be paid, and after an overdue invoice', async () => {
  const [visit] = Object(examples.listVisits.answer).result
  const [bill] = Object(examples.listInvoices.answer).result
  const unpaid = { ...bill, state: { label: 'Unpaid', value: 'unpaid' }, amount_due: 150, payable: true }
  const shown = async (due_date: string) => {
    render(
      <PageProviders
        locale="en"
        fetch={(input) => {
          const url = String(input instanceof Request ? input.url : input)
          if (url.includes('visit'))
            return Promise.resolve(
              Response.json({
                success: true,
                result: [
                  {
                    ...visit,
                    first_visit_date: '2999-01-03',
                    arrives_from: null,
                    ends_at: null,
                    visit_status: { value: 'scheduled', label: '' },
                  },
                ],
              }),
            )
          if (url.includes('invoices'))
            return Promise.resolve(Response.json({ success: true, result: [{ ...unpaid, due_date }] }))
          return answerOrders([])
        }}
      >
        <AccountOverview />
      </PageProviders>,
    )
    await screen.findByText('Your next visit')
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    cleanup()
    return titles
  }
  expect(await shown('2999-01-01')).toEqual([expect.stringContaining('Your next visit'), 'Action needed (1)'])
  expect(await shown('2026-01-01')).toEqual([
    'One overdue invoice',
    expect.stringContaining('Your next visit'),
  ])
})

test('the account overview does not claim "nothing is waiting" if the orders failed to load', async () => {
  render(
    <PageProviders
      locale="ar"
      fetch={(input) =>
        String(input instanceof Request ? input.url : input).includes('/my/orders')
          ? refused()
          : lists('http://x/my/visit-lines')
      }
    >
      <AccountOverview />
    </PageProviders>,
  )
  expect(await screen.findByText(messageText('ar', 'now.failed'))).toBeTruthy()
  expect(screen.queryByText(messageText('ar', 'now.nothing'))).toBeNull()
})

test('a failed list on the account overview shows one line with a retry button', async () => {
  let fails = true
  render(
    <PageProviders
      locale="ar"
      fetch={(input) =>
        fails && String(input instanceof Request ? input.url : input).includes('visit')
          ? refused()
          : lists(input)
      }
    >
      <AccountOverview />
    </PageProviders>,
  )
  expect(await screen.findByText('SO-99')).toBeTruthy()
  expect(await screen.findByText(messageText('ar', 'now.someFailed'))).toBeTruthy()
  fails = false
  fireEvent.click(screen.getByText(messageText('ar', 'now.again')))
  await waitFor(() => expect(screen.queryByText(messageText('ar', 'now.someFailed'))).toBeNull())
  expect(screen.getByText('SO-99')).toBeTruthy()
})

/** A child that reports when the content above it has loaded. */
function TheOthers() {
  const { data: placed } = useEndpoint(listMyOrders, { query: { limit: 50 } })
  const { data: invoices } = useEndpoint(listInvoices, {})
  return placed && invoices && <p>the others are here</p>
}

test('the account overview shows no section before the one above it has loaded, so that nothing moves', async () => {
  const { promise: visits, resolve } = Promise.withResolvers<Response>()
  render(
    <PageProviders
      locale="en"
      fetch={(input) =>
        String(input instanceof Request ? input.url : input).includes('visit') ? visits : lists(input)
      }
    >
      <TheOthers />
      <AccountOverview />
    </PageProviders>,
  )
  expect(await screen.findByText('the others are here')).toBeTruthy()
  expect(screen.getByText(messageText('en', 'now.loading'))).toBeTruthy()
  expect(screen.queryByText('SO-99')).toBeNull()
  resolve(Response.json({ success: true, result: [] }))
  expect(await screen.findByText('SO-99')).toBeTruthy()
})

test('a driver at the door comes before everything else, with one button, and the badge says so', async () => {
  const [visit] = Object(examples.listVisits.answer).result
  const unpaid = { ...order(75, 'pending_payment'), payable: true, hold_expires_at: '2026-11-24T14:00:00Z' }
  render(
    <PageProviders
      locale="en"
      fetch={(input) =>
        String(input instanceof Request ? input.url : input).includes('visit')
          ? Promise.resolve(
              Response.json({
                success: true,
                result: [
                  {
                    ...visit,
                    first_visit_date: '2999-01-03',
                    ends_at: null,
                    visit_status: { value: 'on_the_way', label: '' },
                    steps: [{ step: 'at_door', at: '2999-01-03T13:00:00Z' }],
                    driver_waits_until: '2999-01-03T13:05:00Z',
                    coming_at: null,
                  },
                ],
              }),
            )
          : answerOrders([unpaid])
      }
    >
      <AccountOverview />
    </PageProviders>,
  )
  const answers = await screen.findAllByRole('button', { name: 'We’re coming' })
  expect(answers).toHaveLength(1)
  const reserved = screen.getByRole('region', { name: 'One booking awaits payment' })
  expect(answers[0]?.compareDocumentPosition(reserved)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getAllByText(/at your door/i).length).toBeGreaterThanOrEqual(2)
  expect(screen.queryByText('On the way to you')).toBeNull()
})

test('a worker who has not come is named first among what waits, with the day she is late since', async () => {
  const late = { ...order(76, 'processing'), late_since: '2026-06-11' }
  render(
    <PageProviders
      locale="en"
      fetch={(input) =>
        String(input instanceof Request ? input.url : input).includes('/my/orders')
          ? answerOrders([late])
          : lists(input)
      }
    >
      <AccountOverview />
    </PageProviders>,
  )
  const needs = await screen.findByRole('region', { name: 'Action needed (1)' })
  expect(needs.textContent).toMatch(/Late since 11 June; cancelling is free now/)
  expect(within(needs).getByRole('link').getAttribute('href')).toContain(String(late.id))
})
