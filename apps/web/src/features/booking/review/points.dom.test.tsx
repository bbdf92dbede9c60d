import { examples } from '@sakina/api-client/wire/examples'
import { instant } from '@sakina/domain/calendar'
import { startDraft } from '@sakina/domain/booking'
import { ZERO_MONEY } from '@sakina/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { BookingExtras } from './booking-extras.tsx'

afterEach(cleanup)

const price = {
  lines: [],
  taxPercent: 15,
  taxTotal: ZERO_MONEY,
  ofWhich: [],
  outside: [],
  voucher: null,
  totals: [ZERO_MONEY],
  total: ZERO_MONEY,
  balance: ZERO_MONEY,
  wallet: ZERO_MONEY,
  due: ZERO_MONEY,
}

function withPoints(points: number) {
  const result = {
    ...examples.getRewards.answer.result,
    points,
    points_per_block: 200,
    discount_per_block: 80,
  }
  const provider: typeof fetch = (input) =>
    Promise.resolve(
      Response.json(
        String(input instanceof Request ? input.url : input).includes('/rewards')
          ? { ...examples.getRewards.answer, result }
          : { success: true, result: [] },
      ),
    )
  const draft = startDraft(
    { service: 'hourly', serviceId: 1, planId: 101 },
    { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') },
  )
  render(
    <PageProviders locale="en" fetch={provider}>
      <BookingExtras draft={draft} price={price} onChange={() => undefined} />
    </PageProviders>,
  )
}

test('points are offered for redemption in whole blocks of the configured size and value', async () => {
  withPoints(250)
  expect(
    await screen.findByRole('button', { name: 'Use 200 points for SAR 80 off (you have 250)' }),
  ).toBeDefined()
})

test('a signed-in customer is offered only the vouchers of the booked service', async () => {
  const voucher = examples.listVouchers.answer.result[0]
  const result = [
    { ...voucher, code: 'FOR-VISITS', state: 'active', services: ['hourly'] },
    { ...voucher, code: 'FOR-LIVE-IN', state: 'active', services: ['resident'] },
    { ...voucher, code: 'FOR-ALL', state: 'active', services: [] },
  ]
  const provider: typeof fetch = (input) =>
    Promise.resolve(
      Response.json(
        String(input instanceof Request ? input.url : input).includes('/vouchers')
          ? { ...examples.listVouchers.answer, result }
          : { success: true, result: [] },
      ),
    )
  const draft = startDraft(
    { service: 'resident', serviceId: 2, planId: 204 },
    { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') },
  )
  render(
    <PageProviders locale="en" fetch={provider}>
      <BookingExtras draft={draft} price={price} onChange={() => undefined} />
    </PageProviders>,
  )
  expect(await screen.findByRole('button', { name: /FOR-ALL/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /FOR-LIVE-IN/ })).toBeDefined()
  expect(screen.queryByRole('button', { name: /FOR-VISITS/ })).toBeNull()
})
