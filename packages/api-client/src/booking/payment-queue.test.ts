import { createPaymentQueue, findSupersededOrderIds } from '@sakina/domain/booking'
import type { DraftReference } from '@sakina/domain/booking'
import { expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { examples } from '../wire/examples/index.ts'
import { cancelMyOrder } from '../wire/orders.ts'

import { cancelUnpaidOrders, readPaymentQueue, storePaymentQueue } from './payment-queue.ts'
import type { PaymentQueueStorage } from './payment-queue.ts'

function storeOf(): PaymentQueueStorage {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const refusedAs = (code: string) =>
  Promise.resolve(Response.json({ success: false, code, message: '' }, { status: 409 }))

/**
 * A server that cancels every order except those whose connection it cuts or which it refuses, and
 * a record of the requests.
 */
function office({
  cut = [],
  refused = {},
}: { cut?: readonly string[]; refused?: Readonly<Record<string, string>> } = {}) {
  const requestedPaths: string[] = []
  const client = createClient({
    apiRoot: 'https://provider.test/api',
    retry: { times: 0, firstDelay: 0, longestDelay: 0 },
    fetch: (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      requestedPaths.push(pathname)
      const id = pathname.split('/').at(-2) ?? ''
      if (cut.includes(id)) return Promise.reject(new TypeError('cut'))
      const code = refused[id]
      return code === undefined
        ? Promise.resolve(Response.json(examples[cancelMyOrder.id].answer))
        : refusedAs(code)
    },
  })
  return { client, requestedPaths }
}

const cancelSuperseded = (
  client: ReturnType<typeof createClient>,
  store: PaymentQueueStorage,
  origin: DraftReference,
) => cancelUnpaidOrders(client, store, findSupersededOrderIds(readPaymentQueue(store), origin))

const before = { draftKey: 'draft', draftId: 'before' }
const after = { ...before, draftId: 'after' }

test('the orders that a changed booking replaces are cancelled and leave the payment queue', async () => {
  const store = storeOf()
  storePaymentQueue(store, createPaymentQueue(['a', 'b'], before))
  const { client, requestedPaths } = office()
  await cancelSuperseded(client, store, after)
  expect(requestedPaths).toEqual(['/api/my/orders/a/cancel', '/api/my/orders/b/cancel'])
  expect(readPaymentQueue(store)).toBeUndefined()
})

test('the payment queue stays as it is if one of its orders could not be cancelled, so that it is tried again', async () => {
  const store = storeOf()
  const queue = createPaymentQueue(['a', 'b'], before)
  storePaymentQueue(store, queue)
  await cancelSuperseded(office({ cut: ['b'] }).client, store, after)
  expect(readPaymentQueue(store)).toEqual(queue)
})

test('the orders of an unchanged booking stay in the payment queue', async () => {
  const store = storeOf()
  const queue = createPaymentQueue(['a'], before)
  storePaymentQueue(store, queue)
  const { client, requestedPaths } = office()
  await cancelSuperseded(client, store, before)
  expect(requestedPaths).toEqual([])
  expect(readPaymentQueue(store)).toEqual(queue)
})

test('an order that was paid before it could be cancelled is reported to the caller, and the payment queue stays as it is', async () => {
  const store = storeOf()
  const queue = createPaymentQueue(['a', 'b'], before)
  storePaymentQueue(store, queue)
  const { client, requestedPaths } = office({ refused: { a: 'order_already_paid' } })
  expect(await cancelSuperseded(client, store, after)).toEqual({ paidOrderId: 'a' })
  expect(requestedPaths).toEqual(['/api/my/orders/a/cancel'])
  expect(readPaymentQueue(store)).toEqual(queue)
})

test('the payment queue is cleared when the server says that an order can no longer be cancelled', async () => {
  const store = storeOf()
  storePaymentQueue(store, createPaymentQueue(['a', 'b'], before))
  const { client } = office({ refused: { a: 'order_not_cancellable' } })
  expect(await cancelSuperseded(client, store, after)).toEqual({ paidOrderId: undefined })
  expect(readPaymentQueue(store)).toBeUndefined()
})
