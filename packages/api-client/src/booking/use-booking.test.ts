// @vitest-environment jsdom
import { createPaymentQueue, reduceBooking, serializeDraft, startDraft } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { localDate } from '@sakina/domain/calendar'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import { getPartner } from '../wire/partners.ts'
import {
  exampleCustomer,
  deviceWithStorage,
  fixtureNow,
  hourlyPlan,
  createFakeApiClient,
} from './booking.fixture.tsx'
import { storeDraft } from './draft-storage.ts'
import { storePaymentQueue, readPaymentQueue } from './payment-queue.ts'
import { useBooking } from './use-booking.ts'
import type { BookingOptions } from './use-booking.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const partner = examples.getPartner.answer
const [own] = getPartner.read(partner).addresses
const refusal = (status: number, code: string, more: object = {}) =>
  fakeResponse(status, { success: false, code, message: '', ...more })
const placed = (id: string) => fakeResponse(201, { success: true, record_id: id, id, payment_link: null })
const known = {
  '/partners/partner': () => fakeResponse(200, partner),
  '/quote': () => fakeResponse(200, examples.quoteOrder.answer),
  '/my/wallet': () => fakeResponse(200, examples.getWallet.answer),
}
const booked = { service: 'hourly', serviceId: hourlyPlan.service?.id ?? '', planId: hourlyPlan.id } as const

function book(
  answers: Parameters<typeof createFakeApiClient>[0] = {},
  options: Partial<BookingOptions> = {},
) {
  const { wrapper, requests } = createFakeApiClient({ ...known, ...answers })
  const { result } = renderHook(
    () =>
      useBooking({
        plan: hourlyPlan,
        service: 'hourly',
        startOptions: { now: fixtureNow, visitTime: undefined, wantedDay: undefined },
        customer: exampleCustomer,
        device: deviceWithStorage(localStorage),
        wantedFold: 'pay',
        ...options,
      }),
    { wrapper },
  )
  return { booking: () => result.current, requests }
}

/** A draft with nothing missing: day and worker have their defaults, and the address is the main one. */
async function bookToPay(...[answers, options]: Parameters<typeof book>) {
  const { booking, requests } = book(answers, options)
  await waitFor(() => expect(booking().open).toBe('pay'))
  await waitFor(() => expect(booking().pricing.quote).toBeDefined())
  const paths = () => requests.map(({ path }) => path)
  return { booking, requests, paths }
}

describe('the choices of a booking', () => {
  test('a guest starts a booking at the section “when” with a price, and no wallet is requested', () => {
    const { booking, requests } = book({}, { customer: undefined, wantedFold: null })
    expect([booking().open, booking().pricing.price?.due, booking().pricing.quote]).toEqual([
      'when',
      expect.any(Number),
      undefined,
    ])
    expect(requests.map(({ path }) => path)).not.toContain('/my/wallet')
  })

  test('a booking by the office asks neither for the wallet nor for the agreement of the family', async () => {
    const sent: unknown[] = []
    const { booking, requests } = book(
      {
        '/sale_order/hourly': ({ body }) => {
          sent.push(typeof body === 'string' ? JSON.parse(body) : body)
          return placed('order')
        },
      },
      { isByOffice: true },
    )
    await waitFor(() => expect(booking().open).toBe('pay'))
    await waitFor(() => expect(booking().pricing.quote).toBeDefined())
    await act(async () => expect(await booking().order()).toEqual({ ids: ['order'] }))
    expect(requests.map(({ path }) => path)).not.toContain('/my/wallet')
    expect(sent).toEqual([expect.not.objectContaining({ terms_version: expect.anything() })])
  })

  test('a guest who returns finds the previous choices, and the next section is open', () => {
    const first = book({}, { customer: undefined, wantedFold: null })
    act(() => void first.booking().change({ type: 'chooseAddress', address: { street: 'x' } }))
    cleanup()
    const { booking } = book({}, { customer: undefined, wantedFold: null })
    expect(booking().draft.steps.address).toEqual({ street: 'x' })
    expect(booking().open).toBe('pay')
  })

  test('a returning customer who arrives with a chosen day has nothing left to choose and starts at the payment', async () => {
    const wantedDay = localDate('2026-02-16')
    const { booking } = book(
      {},
      { wantedFold: null, startOptions: { now: fixtureNow, visitTime: undefined, wantedDay } },
    )
    await waitFor(() => expect(booking().open).toBe('pay'))
    expect(booking().draft.steps).toMatchObject({
      schedule: { firstDay: wantedDay },
      address: { addressId: own?.id },
    })
  })

  test('a choice that another tab makes in a booking is shown in this tab', async () => {
    let onStored: (text: string) => void = () => undefined
    const device = {
      ...deviceWithStorage(localStorage),
      watchStorage: (_key: string, listener: (text: string) => void) => {
        onStored = listener
        return () => undefined
      },
    }
    const { booking } = await bookToPay({}, { device })
    const { draft, syncs } = booking()
    const changed = reduceBooking(
      draft,
      { type: 'addExtras', extras: { note: 'الجرس معطّل' } },
      { id: 'other-tab', now: fixtureNow },
    )
    act(() => onStored(serializeDraft(changed)))
    expect([booking().draft, booking().syncs]).toEqual([changed, syncs + 1])
    act(() => onStored('{'))
    act(() => onStored(serializeDraft(changed)))
    expect(booking().syncs).toBe(syncs + 1)
  })

  test.each<readonly [string, AddressChoice, AddressChoice]>([
    [
      'of another customer, or removed since, is replaced by the main address',
      { addressId: 'somebody else’s' },
      { addressId: own?.id },
    ],
    ['of the customer stays', { addressId: own?.id }, { addressId: own?.id }],
    ['typed before signing in stays', { street: 'شارع التحلية' }, { street: 'شارع التحلية' }],
  ])('in a booking, an address %s', async (_, left, chosen) => {
    const stamp = { id: 'draft', now: fixtureNow }
    storeDraft(
      localStorage,
      reduceBooking(startDraft(booked, stamp), { type: 'chooseAddress', address: left }, stamp),
    )
    const { booking, paths } = await bookToPay()
    expect(paths()).toContain('/partners/partner')
    await waitFor(() => expect(booking().draft.steps.address).toEqual(chosen))
  })
})

describe('placing the orders', () => {
  test('a booking places an order once, however often the button is pressed, and the payment can be resumed', async () => {
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

  test('a changed total of a booking is shown, accepted and used for the order', async () => {
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

  test('an order whose response was lost is looked up before an error is reported', async () => {
    const lost = fakeResponse(503, '')
    const { booking, paths } = await bookToPay({ '/sale_order/hourly': () => lost })
    await act(async () => expect(await booking().order()).toBeUndefined())
    expect(paths().at(-1)).toMatch(/^\/my\/attempts\//)
    expect(booking().error).toMatchObject({ kind: 'unknown' })
    act(() => booking().forgetError())
    expect(booking().error).toBeUndefined()
  })

  test('orders placed before the draft was changed are cancelled before new ones are placed', async () => {
    const { booking, paths } = await bookToPay({
      '/my/orders/before/cancel': () => fakeResponse(200, examples.cancelMyOrder.answer),
      '/sale_order/hourly': () => placed('a'),
    })
    const { draft } = booking()
    const draftKey = `sakina.booking.hourly.${draft.planId}`
    storePaymentQueue(localStorage, createPaymentQueue(['before'], { draftKey, draftId: 'another' }))
    await act(async () => expect(await booking().order()).toEqual({ ids: ['a'] }))
    const commands = ['/my/orders/before/cancel', '/sale_order/hourly']
    expect(paths().filter((path) => commands.includes(path))).toEqual(commands)
    expect(readPaymentQueue(localStorage)?.orders).toEqual([{ id: 'a', paid: false }])
  })

  test('cancelling orders renews the draft and reads the wallet again; if an order was paid meanwhile, it is returned instead', async () => {
    const { booking, paths } = await bookToPay({
      '/my/orders/a/cancel': () => fakeResponse(200, examples.cancelMyOrder.answer),
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

  test('a visitor who is not signed in places no order', async () => {
    const { booking, requests } = book({}, { customer: undefined })
    await act(async () => expect(await booking().order()).toBeUndefined())
    expect(requests.map(({ path }) => path)).not.toContain('/sale_order/hourly')
  })
})
