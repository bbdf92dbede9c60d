import { instant, localDate } from '@sakina/domain/calendar'
import { money, ZERO_MONEY } from '@sakina/domain/money'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { LocaleProviders, messageText } from '../testing/locale-providers.tsx'
import { RefundNotice } from './refund-notice.tsx'

afterEach(cleanup)

const payout = {
  id: '1',
  amount: money(24_517),
  toCard: money(20_000),
  toWallet: money(4_517),
  state: 'on_its_way',
  approvedAt: instant('2026-11-22T09:00:00Z'),
  sentAt: null,
  dueFrom: localDate('2026-11-29'),
  dueBy: localDate('2026-12-01'),
} as const

const show = (locale: 'ar' | 'en', shown: Parameters<typeof RefundNotice>[0]['payout']) =>
  render(
    <LocaleProviders locale={locale}>
      <RefundNotice payout={shown} />
    </LocaleProviders>,
  ).container

test.each(['ar', 'en'] as const)(
  'a refund shows its amount, destination, state and date (%s) @constant:refund-time',
  (locale) => {
    const text = show(locale, payout).textContent
    for (const part of ['200.00', '45.17', '29', '2026']) expect(text).toContain(part)
    expect(screen.getByText(messageText(locale, 'refunds.state.on_its_way'))).toBeTruthy()
    expect(screen.getByText(messageText(locale, 'refunds.toCard'))).toBeTruthy()
    expect(screen.getByText(messageText(locale, 'refunds.toWallet'))).toBeTruthy()
  },
)

test('a refund to the wallet has no waiting time', () => {
  show('en', { ...payout, toCard: ZERO_MONEY, toWallet: payout.amount, state: 'in_wallet' })
  expect(screen.queryByText(messageText('en', 'refunds.due'))).toBeNull()
  expect(screen.getByText(messageText('en', 'refunds.state.in_wallet'))).toBeTruthy()
})
