import type { UseBookingResult } from '@sakina/api-client/booking'
import { riyals } from '@sakina/domain/money'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { PageProviders } from '../../../shared/testing/page-providers.tsx'
import { useTermsAndPaymentPopups } from './use-terms-and-payment.ts'

afterEach(cleanup)

type Placed = Awaited<ReturnType<UseBookingResult['order']>>

function Review({ order }: Pick<UseBookingResult, 'order'>) {
  const paying = useTermsAndPaymentPopups({
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
        <>
          <button type="button" onClick={() => void paying.pay()}>
            agree
          </button>
          <button type="button" onClick={() => void paying.pay(riyals(120))}>
            agree and pay
          </button>
        </>
      )}
      {paying.payingFor !== null && <p>paying for {paying.payingFor}</p>}
      <button
        type="button"
        onClick={(event) => (event.currentTarget.textContent = `agreed to ${paying.takeAgreedSum()}`)}
      >
        agreed to what
      </button>
    </>
  )
}

/** Renders the review step. The test decides when the order responds. */
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

test('Back from the terms of a booking closes them and stays on the review step', async () => {
  review()
  await press('pay')
  await screen.findByText('agree')
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByText('agree')).toBeNull())
  expect(search().get('step')).toBe('review')
})

test('the payment replaces the terms in the history, so that Back returns to the booking', async () => {
  const { ordered, answer } = review()
  await press('pay')
  await press('agree')
  await ordered()
  answer({ ids: ['a'] })
  expect(await screen.findByText('paying for a')).toBeDefined()
  act(() => window.history.back())
  await waitFor(() => expect(search().toString()).toBe('step=review'))
})

test('Back returns from the payment to the review step if the terms were closed while the order was placed', async () => {
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

test('a reload reopens the payment of an order placed on this device, and of no other order', async () => {
  review('/s1/1/102?step=review&popup=pay&order=a')
  expect(await screen.findByText('paying for a')).toBeDefined()
  cleanup()
  review('/s1/1/102?step=review&popup=pay&order=b')
  await screen.findByText('pay')
  expect(screen.queryByText('paying for b')).toBeNull()
})

describe('a total agreed to before payment', () => {
  const agreed = async () => {
    const what = screen.getByText(/^agreed to/)
    fireEvent.click(what)
    return what.textContent
  }
  const agreeAndPay = async () => {
    const order = review()
    await press('pay')
    await press('agree and pay')
    await order.ordered()
    return order
  }

  test('an agreed total is passed to the payment of a single order, and only once', async () => {
    const { answer } = await agreeAndPay()
    answer({ ids: ['a'] })
    await screen.findByText('paying for a')
    expect([await agreed(), await agreed()]).toEqual(['agreed to 12000', 'agreed to undefined'])
  })

  test('an agreed total is not passed to the payment if the booking has several orders', async () => {
    const { answer } = await agreeAndPay()
    answer({ ids: ['a', 'b'] })
    await screen.findByText('paying for a')
    expect(await agreed()).toBe('agreed to undefined')
  })

  test('an agreed total is not passed to the payment if the customer closed the terms or left the payment meanwhile', async () => {
    const { answer } = await agreeAndPay()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByText('agree')).toBeNull())
    answer({ ids: ['a'] })
    await screen.findByText('paying for a')
    expect(await agreed()).toBe('agreed to undefined')
    cleanup()

    const left = await agreeAndPay()
    left.answer({ ids: ['a'] })
    await screen.findByText('paying for a')
    act(() => window.history.back())
    await waitFor(() => expect(search().toString()).toBe('step=review'))
    act(() => window.history.forward())
    await screen.findByText('paying for a')
    expect(await agreed()).toBe('agreed to undefined')
  })
})
