import { examples } from '@sakina/api-client/wire/examples'
import { useEndpoint } from '@sakina/api-client/swr'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { instant, localDate, weekday } from '@sakina/domain/calendar'
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import type { BookingAction, BookingPrice } from '@sakina/domain/booking'
import { NOTHING } from '@sakina/domain/money'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { OnAPage } from '../../../shared/testing/on-a-page.tsx'
import { keepQueue, queueOf } from '../payment/payment-queue.ts'
import { usePaying } from './use-paying.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const stamp = { id: 'draft', now: instant('2026-02-01T10:00:00+03:00') }
const choices: readonly BookingAction[] = [
  { type: 'chooseAddress', address: { addressId: 5 } },
  { type: 'leaveToOffice' },
  {
    type: 'chooseVisits',
    visits: {
      firstDay: localDate('2026-02-08'),
      period: 'evening',
      weekdays: [weekday(0)],
      repeatMode: 'once',
      repeatCount: 1,
    },
  },
]
const draft = choices.reduce(
  (filled, action) => reduceBooking(filled, action, stamp),
  startDraft({ service: 'hourly', serviceId: 1, planId: 102 }, stamp),
)
const price: BookingPrice = {
  lines: [],
  taxPercent: 15,
  ofWhich: [],
  outside: [],
  voucher: null,
  totals: [NOTHING],
  total: NOTHING,
  balance: NOTHING,
  wallet: NOTHING,
  due: NOTHING,
}

function Review() {
  const paying = usePaying({ draft, change: () => draft, renew: () => undefined })
  return (
    <>
      <button type="button" onClick={paying.askTerms}>
        pay
      </button>
      {paying.isAskingTerms && (
        <button type="button" onClick={() => void paying.pay({ price, termsVersion: '1' })}>
          agree
        </button>
      )}
      {paying.payingFor !== null && <p>paying for {paying.payingFor}</p>}
      {paying.trouble && <p>trouble</p>}
    </>
  )
}

type Answered = (order: Response) => void

/** The review step, reached from the one before it; the order is answered when the test says so. */
function review(address = '/s1/1/102?step=review') {
  window.history.replaceState(null, '', '/s1/1/102?step=time')
  window.history.pushState(null, '', address)
  const waiting: Answered[] = []
  const fetch: typeof globalThis.fetch = (input) =>
    String(input instanceof Request ? input.url : input).includes('/sale_order/')
      ? new Promise((resolve) => waiting.push(resolve))
      : Promise.resolve(Response.json(examples.getServicePlan.answer))
  render(
    <OnAPage locale="en" fetch={fetch} moves>
      <Review />
    </OnAPage>,
  )
  return {
    ordered: () => waitFor(() => expect(waiting).toHaveLength(1)),
    answer: (body: object, status: number) => waiting.shift()?.(Response.json(body, { status })),
  }
}

const press = async (name: string) => fireEvent.click(await screen.findByText(name))
const search = () => new URLSearchParams(window.location.search)
const made = { success: true, record_id: 'a', id: 'a', payment_link: null }
const refused = { success: false, code: 'slot_taken', message: '' }

test('“back” closes the terms, over the very step', async () => {
  review()
  await press('pay')
  await screen.findByText('agree')
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByText('agree')).toBeNull())
  expect(search().get('step')).toBe('review')
})

test('the payment of a made order takes the place of the terms, so that “back” leads to the booking', async () => {
  const { ordered, answer } = review()
  await press('pay')
  await press('agree')
  await ordered()
  answer(made, 201)
  expect(await screen.findByText('paying for a')).toBeDefined()
  act(() => window.history.back())
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('terms closed while the order is made do not take the step along when its payment opens', async () => {
  const { ordered, answer } = review()
  await press('pay')
  await press('agree')
  await ordered()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByText('agree')).toBeNull())
  answer(made, 201)
  expect(await screen.findByText('paying for a')).toBeDefined()
  act(() => window.history.back())
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('a refused order closes the terms, and says why on the step', async () => {
  const { ordered, answer } = review()
  await press('pay')
  await press('agree')
  await ordered()
  answer(refused, 409)
  expect(await screen.findByText('trouble')).toBeDefined()
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('a reload leads back to the payment of an order of this device, and to no other', async () => {
  keepQueue(localStorage, queueOf(['a'], { draftKey: 'a booking', draftId: 'draft' }))
  review('/s1/1/102?step=review&popup=pay&order=a')
  expect(await screen.findByText('paying for a')).toBeDefined()
  cleanup()
  review('/s1/1/102?step=review&popup=pay&order=b')
  await screen.findByText('pay')
  expect(screen.queryByText('paying for b')).toBeNull()
})

function CallsOff() {
  const { giveAllBack } = usePaying({ draft, change: () => draft, renew: () => undefined })
  const wallet = useEndpoint(getWallet, {})
  return (
    <button type="button" onClick={() => void giveAllBack(['a'], () => undefined)}>
      call off {wallet.data?.balance}
    </button>
  )
}

test('an order that is called off leaves nothing of it in what is shown of the wallet', async () => {
  let balance = 10
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (init?.method === 'POST') {
      balance = 25
      return Promise.resolve(Response.json(examples.cancelMyOrder.answer))
    }
    const url = String(input instanceof Request ? input.url : input)
    const wallet = { ...examples.getWallet.answer, result: { ...examples.getWallet.answer.result, balance } }
    return Promise.resolve(
      Response.json(url.includes('/my/wallet') ? wallet : examples.getServicePlan.answer),
    )
  }
  render(
    <OnAPage locale="en" fetch={fetch} moves>
      <CallsOff />
    </OnAPage>,
  )
  await press('call off 1000')
  expect(await screen.findByText('call off 2500')).toBeDefined()
})
