// @vitest-environment jsdom
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { answer } from '../client/provider.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import { getPartner } from '../wire/partners.ts'
import { customer, deviceWith, now, plan, provider } from './booking.fixture.tsx'
import { keepDraft } from './draft-storage.ts'
import { keepQueue, queueOf, readQueue } from './payment-queue.ts'
import { useBooking } from './use-booking.ts'
import type { BookingOptions } from './use-booking.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const partner = examples.getPartner.answer
const [own] = getPartner.read(partner).addresses
const refusal = (status: number, code: string, more: object = {}) =>
  answer(status, { success: false, code, message: '', ...more })
const placed = (id: string) => answer(201, { success: true, record_id: id, id, payment_link: null })
const known = {
  '/partners/partner': () => answer(200, partner),
  '/quote': () => answer(200, examples.quoteOrder.answer),
  '/my/wallet': () => answer(200, examples.getWallet.answer),
}
const booked = { service: 'hourly', serviceId: plan.service?.id ?? '', planId: plan.id } as const

function book(answers: Parameters<typeof provider>[0] = {}, options: Partial<BookingOptions> = {}) {
  const { wrapper, requests } = provider({ ...known, ...answers })
  const { result } = renderHook(
    () =>
      useBooking({
        plan,
        service: 'hourly',
        arrival: { now, visitTime: undefined, wantedDay: undefined },
        customer,
        device: deviceWith(localStorage),
        wantedFold: 'pay',
        ...options,
      }),
    { wrapper },
  )
  return { booking: () => result.current, requests }
}

/** Where nothing more is missing: the day and the office stand there, the address is the customer's main one. */
async function bookToPay(...[answers, options]: Parameters<typeof book>) {
  const { booking, requests } = book(answers, options)
  await waitFor(() => expect(booking().open).toBe('pay'))
  await waitFor(() => expect(booking().pricing.quote).toBeDefined())
  const paths = () => requests.map(({ path }) => path)
  return { booking, requests, paths }
}

describe('what is chosen', () => {
  test('a guest begins at the first part, with a day and a price at once, and no call for it', () => {
    const { booking, requests } = book({}, { customer: undefined, wantedFold: null })
    expect([booking().open, booking().pricing.price?.due, booking().pricing.quote]).toEqual([
      'when',
      expect.any(Number),
      undefined,
    ])
    expect(requests.map(({ path }) => path)).not.toContain('/my/wallet')
  })

  test('what was chosen is there when somebody comes back, and the next part is open', () => {
    const first = book({}, { customer: undefined, wantedFold: null })
    act(() => void first.booking().change({ type: 'chooseAddress', address: { street: 'x' } }))
    cleanup()
    const { booking } = book({}, { customer: undefined, wantedFold: null })
    expect(booking().draft.steps.address).toEqual({ street: 'x' })
    expect(booking().open).toBe('pay')
  })

  test.each<readonly [string, AddressChoice, AddressChoice]>([
    [
      'of another customer, or removed since, gives way',
      { addressId: 'somebody else’s' },
      { addressId: own?.id },
    ],
    ['of the customer stays', { addressId: own?.id }, { addressId: own?.id }],
    ['typed before signing in stays', { street: 'شارع التحلية' }, { street: 'شارع التحلية' }],
  ])('an address %s', async (_, left, chosen) => {
    const stamp = { id: 'draft', now }
    keepDraft(
      localStorage,
      reduceBooking(startDraft(booked, stamp), { type: 'chooseAddress', address: left }, stamp),
    )
    const { booking, paths } = await bookToPay()
    expect(paths()).toContain('/partners/partner')
    await waitFor(() => expect(booking().draft.steps.address).toEqual(chosen))
  })
})

describe('ordering', () => {
  test('makes the order once, whatever is pressed, and it can be resumed', async () => {
    const { booking, paths, requests } = await bookToPay({ '/sale_order/hourly': () => placed('a') })
    await act(async () => {
      const [once, twice] = await Promise.all([booking().order(), booking().order()])
      expect([once, twice]).toEqual([{ ids: ['a'] }, undefined])
    })
    expect(paths().filter((path) => path === '/sale_order/hourly')).toHaveLength(1)
    expect(requests.find(({ path }) => path === '/sale_order/hourly')?.key).toBe(`${booking().draft.id}-1`)
    expect([booking().isResumable('a'), booking().isResumable('b'), booking().error]).toEqual([
      true,
      false,
      undefined,
    ])
  })

  test('a changed total is said, accepted and ordered for', async () => {
    const totals: unknown[] = []
    const { booking } = await bookToPay({
      '/sale_order/hourly': ({ body }) => {
        const { expected_total }: { expected_total: unknown } = JSON.parse(
          typeof body === 'string' ? body : '{}',
        )
        totals.push(expected_total)
        return totals.length === 1 ? refusal(409, 'total_changed') : placed('a')
      },
    })
    await act(async () => expect(await booking().order()).toBeUndefined())
    expect(booking().error).toMatchObject({ kind: 'refused', index: 0, error: { code: 'total_changed' } })
    await act(async () => {
      const total = booking().pricing.price?.total
      if (total !== undefined) expect(await booking().acceptTotal(0, total)).toEqual({ ids: ['a'] })
    })
    expect([booking().error, totals.length]).toEqual([undefined, 2])
    expect(booking().totals).toEqual(booking().pricing.price?.totals)
  })

  test('an answer that was lost is asked for before anything is said', async () => {
    const lost = answer(503, '')
    const { booking, paths } = await bookToPay({ '/sale_order/hourly': () => lost })
    await act(async () => expect(await booking().order()).toBeUndefined())
    expect(paths().at(-1)).toMatch(/^\/my\/attempts\//)
    expect(booking().error).toMatchObject({ kind: 'unknown' })
    act(() => booking().forgetError())
    expect(booking().error).toBeUndefined()
  })

  test('orders of the booking as it was before a change are cancelled first', async () => {
    const { booking, paths } = await bookToPay({
      '/my/orders/before/cancel': () => answer(200, examples.cancelMyOrder.answer),
      '/sale_order/hourly': () => placed('a'),
    })
    const { draft } = booking()
    const draftKey = `sakina.booking.hourly.${draft.planId}`
    keepQueue(localStorage, queueOf(['before'], { draftKey, draftId: 'another' }))
    await act(async () => expect(await booking().order()).toEqual({ ids: ['a'] }))
    const commands = ['/my/orders/before/cancel', '/sale_order/hourly']
    expect(paths().filter((path) => commands.includes(path))).toEqual(commands)
    expect(readQueue(localStorage)?.orders).toEqual([{ id: 'a', paid: false }])
  })

  test('cancelled, the same choice is another order and the wallet is read again; paid after all, that order is named', async () => {
    const { booking, paths } = await bookToPay({
      '/my/orders/a/cancel': () => answer(200, examples.cancelMyOrder.answer),
      '/my/orders/b/cancel': () => refusal(409, 'order_already_paid'),
    })
    const { id } = booking().draft
    await act(async () => expect(await booking().cancelOrders(['b'])).toBe('b'))
    expect(booking().draft.id).toBe(id)
    const reads = paths().filter((path) => path === '/my/wallet').length
    await act(async () => expect(await booking().cancelOrders(['a'])).toBeUndefined())
    expect(booking().draft.id).not.toBe(id)
    await waitFor(() => expect(paths().filter((path) => path === '/my/wallet').length).toBeGreaterThan(reads))
  })

  test('nobody signed in orders nothing', async () => {
    const { booking, requests } = book({}, { customer: undefined })
    await act(async () => expect(await booking().order()).toBeUndefined())
    expect(requests.map(({ path }) => path)).not.toContain('/sale_order/hourly')
  })
})
