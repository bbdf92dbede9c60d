import { examples } from '@sakina/api-client/wire/examples'
import { addHours, instant, isoInstant } from '@sakina/domain/calendar'
import { startDraft } from '@sakina/domain/booking'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { OnAPage } from '../../../shared/testing/on-a-page.tsx'
import { draftKey } from '../draft/draft-storage.ts'
import { keepQueue, queueOf } from '../payment/payment-queue.ts'
import { useOwnHold } from './own-hold.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const at = instant(Date.now())
const draft = startDraft({ service: 'hourly', serviceId: 1, planId: 102 }, { id: 'now', now: at })
const made = { draftKey: draftKey(draft), draftId: 'before a note was added' }

const serverSays = (order: object) => () =>
  Promise.resolve(
    Response.json({
      ...examples.getMyOrder.answer,
      result: { ...examples.getMyOrder.answer.result, ...order },
    }),
  )

const Said = () => <p>{useOwnHold(draft)}</p>
const shown = (fetch?: typeof globalThis.fetch) =>
  render(
    <OnAPage locale="en" {...(fetch && { fetch })}>
      <Said />
    </OnAPage>,
  )

const pending = { status: { label: '', value: 'pending_payment' }, payment_state: null }
const inAnHour = isoInstant(addHours(at, 1))
const anHourAgo = isoInstant(addHours(at, -1))

test('an order of this booking that is still to be paid holds its times, though the booking changed', async () => {
  keepQueue(localStorage, queueOf(['a'], made))
  shown(serverSays({ ...pending, hold_expires_at: inAnHour }))
  expect(screen.getByText('asking')).toBeDefined()
  expect(await screen.findByText('held')).toBeDefined()
})

test.each([
  ['once the hold has ended', { ...pending, hold_expires_at: anHourAgo }],
  ['once it was called off', { status: { label: '', value: 'cancelled' } }],
  ['once it is paid', { status: { label: '', value: 'processing' } }],
])('it holds nothing %s', async (_, order) => {
  keepQueue(localStorage, queueOf(['a'], made))
  shown(serverSays(order))
  expect(await screen.findByText('none')).toBeDefined()
})

test('an order that cannot be read holds nothing', async () => {
  keepQueue(localStorage, queueOf(['a'], made))
  shown()
  expect(await screen.findByText('none')).toBeDefined()
})

test('orders of another plan are not asked about', () => {
  keepQueue(localStorage, queueOf(['a'], { ...made, draftKey: 'of another plan' }))
  shown(() => Promise.reject(new TypeError('asked')))
  expect(screen.getByText('none')).toBeDefined()
})
