import type { Booking } from '@sakina/api-client/booking'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { PageProviders } from '../../../shared/testing/on-a-page.tsx'
import { usePaying } from './use-paying.ts'

afterEach(cleanup)

type Placed = Awaited<ReturnType<Booking['order']>>

function Review({ order }: Pick<Booking, 'order'>) {
  const paying = usePaying({
    order,
    acceptTotal: () => order(),
    cancelOrders: () => Promise.resolve(undefined),
    isResumable: (id) => id === 'a',
    error: undefined,
  })
  return (
    <>
      <button type="button" onClick={paying.askTerms}>
        pay
      </button>
      {paying.isAskingTerms && (
        <button type="button" onClick={() => void paying.pay()}>
          agree
        </button>
      )}
      {paying.payingFor !== null && <p>paying for {paying.payingFor}</p>}
    </>
  )
}

/** The review step, reached from the one before it; the order is answered when the test says so. */
function review(address = '/s1/1/102?step=review') {
  window.history.replaceState(null, '', '/s1/1/102?step=time')
  window.history.pushState(null, '', address)
  const waiting: ((placed: Placed) => void)[] = []
  const order = () => new Promise<Placed>((resolve) => waiting.push(resolve))
  render(
    <PageProviders locale="en" moves>
      <Review order={order} />
    </PageProviders>,
  )
  return {
    ordered: () => waitFor(() => expect(waiting).toHaveLength(1)),
    answer: (placed: Placed) => waiting.shift()?.(placed),
  }
}

const press = async (name: string) => fireEvent.click(await screen.findByText(name))
const search = () => new URLSearchParams(window.location.search)

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
  answer({ ids: ['a'] })
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
  answer({ ids: ['a'] })
  expect(await screen.findByText('paying for a')).toBeDefined()
  act(() => window.history.back())
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('a refused order closes the terms', async () => {
  const { ordered, answer } = review()
  await press('pay')
  await press('agree')
  await ordered()
  answer(undefined)
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('a reload leads back to the payment of an order of this device, and to no other', async () => {
  review('/s1/1/102?step=review&popup=pay&order=a')
  expect(await screen.findByText('paying for a')).toBeDefined()
  cleanup()
  review('/s1/1/102?step=review&popup=pay&order=b')
  await screen.findByText('pay')
  expect(screen.queryByText('paying for b')).toBeNull()
})
