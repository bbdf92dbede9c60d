import { examples } from '@sakina/api-client/wire/examples'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { Locale } from '../../shared/intl/locale.ts'
import { PageProviders } from '../../shared/testing/page-providers.tsx'
import { LoyaltyRewards } from './loyalty-rewards.tsx'

afterEach(cleanup)

const given = Object(examples.getRewards.answer).result

function show(locale: Locale, said: Readonly<Record<string, unknown>>) {
  const result = { ...given, ...said }
  const provider: typeof fetch = () => Promise.resolve(Response.json({ success: true, result }))
  render(
    <PageProviders locale={locale} fetch={provider}>
      <LoyaltyRewards />
    </PageProviders>,
  )
}

const decided = {
  points: 400,
  points_per_block: 200,
  discount_per_block: 80,
  earn_points: 3,
  earn_per: 12.5,
}

test.each([
  [
    'en',
    'You earn 3 points for every SAR 12.5 of service value, and 200 points make a voucher worth SAR 80.',
  ],
  ['ar', '3 نقاط عن كل 12.5 ريال من قيمة الخدمة، وكل 200 نقطة قسيمة بقيمة 80 ريالًا.'],
] as const)('the displayed rules of points have the numbers of the server (%s)', async (locale, sentence) => {
  show(locale, decided)
  expect(await screen.findByText(sentence, { exact: false })).toBeDefined()
})

const silent = { ...decided, earn_points: undefined, earn_per: null, points_per_block: undefined }

test.each([
  ['en', 'You earn a point for every SAR 20 of service value, and 100 points make a voucher worth SAR 80.'],
  ['ar', 'نقطة عن كل 20 ريالًا من قيمة الخدمة، وكل 100 نقطة قسيمة بقيمة 80 ريالًا.'],
] as const)(
  'the documented rules of points are shown where the server sends no numbers (%s)',
  async (locale, sentence) => {
    show(locale, silent)
    expect(await screen.findByText(sentence, { exact: false })).toBeDefined()
    expect(screen.queryByText(/Infinity|∞/)).toBeNull()
  },
)
