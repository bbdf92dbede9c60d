import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { InvoiceList } from './invoice-list.tsx'

afterEach(cleanup)

const unpaid = (place: number, due_date: string | null) => ({
  ...Object(examples.listInvoices.answer).result[0],
  id: `00000000-0000-4000-8000-0000000000${place}`,
  name: `INV-${place}`,
  state: { label: 'Unpaid', value: 'unpaid' },
  due_date,
  payable: true,
})

test('an invoice is named after the plan it is for, or else after its kind', async () => {
  const own = Object(examples.listInvoices.answer).result[0]
  const result = [own, { ...own, id: '00000000-0000-4000-8000-000000000094', plan_id: null }]
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <InvoiceList />
    </PageProviders>,
  )
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
  expect(titles).toEqual(['One morning visit', 'Order invoice'])
})

test('an unpaid invoice past its due date is shown as overdue', async () => {
  const result = [unpaid(91, '2026-01-01'), unpaid(92, '2999-01-01'), unpaid(93, null)]
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <InvoiceList />
    </PageProviders>,
  )
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows.map((row) => /Overdue|Unpaid/.exec(row)?.[0])).toEqual(['Overdue', 'Unpaid', 'Unpaid'])
})

test('a credit note is shown as money returned, not as money to pay', async () => {
  const id = '00000000-0000-4000-8000-000000000095'
  const own = Object(examples.listInvoices.answer).result[0]
  const result = [{ ...own, id, kind: 'credit_note', amount_total: 120.75 }]
  render(
    <PageProviders locale="en" fetch={() => Promise.resolve(Response.json({ success: true, result }))}>
      <InvoiceList />
    </PageProviders>,
  )
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Refunded to you')
  expect(row.textContent).toContain('−')
})
