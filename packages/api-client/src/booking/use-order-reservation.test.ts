// @vitest-environment jsdom
import { addHours, instant, isoInstant } from '@sakina/domain/calendar'
import { startDraft } from '@sakina/domain/booking'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer } from '../client/provider.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import { deviceWith, now, provider } from './booking.fixture.tsx'
import { draftKey } from './draft-storage.ts'
import { keepQueue, queueOf } from './payment-queue.ts'
import { useOrderReservation } from './use-order-reservation.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const draft = startDraft({ service: 'hourly', serviceId: 1, planId: 102 }, { id: 'now', now })
const origin = { draftKey: draftKey(draft), draftId: 'before a note was added' }
const pending = { status: { label: '', value: 'pending_payment' }, payment_state: null }

const reservationOf = (order?: object) => {
  const { wrapper, requests } = provider({
    '/my/orders/a': () =>
      order === undefined
        ? answer(500, '')
        : answer(200, {
            ...examples.getMyOrder.answer,
            result: { ...examples.getMyOrder.answer.result, ...order },
          }),
  })
  const { result } = renderHook(() => useOrderReservation(draft, deviceWith(localStorage), true), { wrapper })
  return { result, requests }
}

test('an order of this booking that is still to be paid holds its times, though the booking changed', async () => {
  keepQueue(localStorage, queueOf(['a'], origin))
  const { result } = reservationOf({ ...pending, hold_expires_at: isoInstant(addHours(now, 1)) })
  expect(result.current).toBe('asking')
  await waitFor(() => expect(result.current).toBe('held'))
})

test.each([
  ['once the hold has ended', { ...pending, hold_expires_at: isoInstant(addHours(instant(now), -1)) }],
  ['once it was called off', { status: { label: '', value: 'cancelled' } }],
  ['once it is paid', { status: { label: '', value: 'processing' } }],
])('it holds nothing %s', async (_, order) => {
  keepQueue(localStorage, queueOf(['a'], origin))
  const { result } = reservationOf(order)
  await waitFor(() => expect(result.current).toBe('none'))
})

test('an order that cannot be read holds nothing', async () => {
  keepQueue(localStorage, queueOf(['a'], origin))
  const { result } = reservationOf()
  await waitFor(() => expect(result.current).toBe('none'))
})

test('orders of another plan are not asked about', () => {
  keepQueue(localStorage, queueOf(['a'], { ...origin, draftKey: 'of another plan' }))
  const { result, requests } = reservationOf(pending)
  expect([result.current, requests]).toEqual(['none', []])
})
