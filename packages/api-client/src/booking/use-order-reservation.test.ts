// @vitest-environment jsdom
import { addHours, instant, instantToIso } from '@sakina/domain/calendar'
import { createPaymentQueue, startDraft } from '@sakina/domain/booking'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import { deviceWithStorage, fixtureNow, createFakeApiClient } from './booking.fixture.tsx'
import { draftStorageKey } from './draft-storage.ts'
import { storePaymentQueue } from './payment-queue.ts'
import { useOrderReservationState } from './use-order-reservation.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const draft = startDraft({ service: 'hourly', serviceId: 1, planId: 102 }, { id: 'now', now: fixtureNow })
const origin = { draftKey: draftStorageKey(draft), draftId: 'before a note was added' }
const pending = { status: { label: '', value: 'pending_payment' }, payment_state: null }

const reservationOf = (order?: object) => {
  const { wrapper, requests } = createFakeApiClient({
    '/my/orders/a': () =>
      order === undefined
        ? fakeResponse(500, '')
        : fakeResponse(200, {
            ...examples.getMyOrder.answer,
            result: { ...examples.getMyOrder.answer.result, ...order },
          }),
  })
  const { result } = renderHook(
    () => useOrderReservationState(draft, deviceWithStorage(localStorage), true),
    {
      wrapper,
    },
  )
  return { result, requests }
}

test('an unpaid order of this booking holds its times, even after the booking was changed', async () => {
  storePaymentQueue(localStorage, createPaymentQueue(['a'], origin))
  const { result } = reservationOf({ ...pending, hold_expires_at: instantToIso(addHours(fixtureNow, 1)) })
  expect(result.current).toBe('asking')
  await waitFor(() => expect(result.current).toBe('held'))
})

test.each([
  [
    'once the hold has ended',
    { ...pending, hold_expires_at: instantToIso(addHours(instant(fixtureNow), -1)) },
  ],
  ['once it was cancelled', { status: { label: '', value: 'cancelled' } }],
  ['once it is paid', { status: { label: '', value: 'processing' } }],
])('an order of this booking holds nothing %s', async (_, order) => {
  storePaymentQueue(localStorage, createPaymentQueue(['a'], origin))
  const { result } = reservationOf(order)
  await waitFor(() => expect(result.current).toBe('none'))
})

test('an order that cannot be fetched counts as holding nothing', async () => {
  storePaymentQueue(localStorage, createPaymentQueue(['a'], origin))
  const { result } = reservationOf()
  await waitFor(() => expect(result.current).toBe('none'))
})

test('the orders of a booking of another plan are not fetched', () => {
  storePaymentQueue(localStorage, createPaymentQueue(['a'], { ...origin, draftKey: 'of another plan' }))
  const { result, requests } = reservationOf(pending)
  expect([result.current, requests]).toEqual(['none', []])
})
