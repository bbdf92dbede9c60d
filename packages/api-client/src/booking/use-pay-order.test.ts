// @vitest-environment jsdom
import { reduceBooking, startDraft } from '@sakina/domain/booking'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import { deviceWithStorage, createFakeApiClient, fixtureNow } from './booking.fixture.tsx'
import { useCreateAccount } from './use-create-account.ts'
import { usePayOrder } from './use-pay-order.ts'

afterEach(cleanup)

const { answer } = examples.getMyOrder
const refused = (code: string) => fakeResponse(409, { success: false, code, message: '' })

async function payable(reply: Parameters<typeof createFakeApiClient>[0][string], order: object = {}) {
  const { wrapper } = createFakeApiClient({
    '/my/orders/a': () => fakeResponse(200, { ...answer, result: { ...answer.result, ...order } }),
    '/my/wallet': () => fakeResponse(200, examples.getWallet.answer),
    '/my/orders/a/pay': reply,
  })
  const { result } = renderHook(() => usePayOrder('a', deviceWithStorage(localStorage)), { wrapper })
  await waitFor(() => expect(result.current.order).toBeDefined())
  return result
}

const opened = () => fakeResponse(200, examples.payMyOrder.answer)

test.each([
  ['an opened payment continues at the provider', 'card', opened, 'provider'],
  ['a payment from the wallet shows its result', 'wallet', opened, 'result'],
  ['an order paid meanwhile shows its result', 'card', () => refused('order_already_paid'), 'result'],
  ['an order that can no longer be paid says so', 'card', () => refused('order_not_payable'), 'unpayable'],
  ['another refusal stays here', 'card', () => refused('balance_too_low'), undefined],
] as const)('after the start of a payment, %s', async (_, method, reply, next) => {
  const result = await payable(reply)
  expect(await act(() => result.current.pay(method, {}))).toBe(next)
  expect(result.current.isBusy).toBe(next === 'provider' || next === 'result')
  expect(result.current.error === undefined).toBe(reply === opened)
  act(() => result.current.forgetError())
  expect(result.current.error).toBeUndefined()
})

test('an order that can no longer be paid counts as settled', async () => {
  const result = await payable(() => refused('order_not_payable'), { payable: false })
  expect([result.current.isSettled, result.current.isHeld]).toEqual([true, expect.any(Boolean)])
})

test('an account form that is sent again after a refusal has another idempotency key', async () => {
  const { wrapper, requests } = createFakeApiClient({ '/register_and_login': () => refused('login_taken') })
  const draft = reduceBooking(
    startDraft({ service: 'hourly', serviceId: 1, planId: 102 }, { id: 'draft', now: fixtureNow }),
    { type: 'chooseAddress', address: { regionId: 1, neighborhoodId: 13, street: 'شارع العليا' } },
    { id: 'draft', now: fixtureNow },
  )
  const { result } = renderHook(() => useCreateAccount(draft, vi.fn()), { wrapper })
  const person = { name: 'نورة سعد العتيبي', nationalId: '1012345672', phone: '0500000001', password: 'x' }
  for (let time = 0; time < 2; time += 1)
    await act(() => result.current({ ...person, privacyVersion: undefined }))
  expect(requests.map(({ key }) => key)).toEqual(['draft-account-0', 'draft-account-1'])
})
