import { expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { examples } from '../wire/examples/index.ts'
import { cancelMyOrder } from '../wire/orders.ts'

import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { keepQueue, queueOf, readQueue, supersededOrders } from './payment-queue.ts'
import type { OrderOrigin, QueueStore } from './payment-queue.ts'

function storeOf(): QueueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const refusedAs = (code: string) =>
  Promise.resolve(Response.json({ success: false, code, message: '' }, { status: 409 }))

/** Calls off every order but those it cannot hear of or refuses, and keeps what was asked. */
function office({
  cut = [],
  refused = {},
}: { cut?: readonly string[]; refused?: Readonly<Record<string, string>> } = {}) {
  const asked: string[] = []
  const client = createClient({
    apiRoot: 'https://provider.test/api',
    retry: { times: 0, firstDelay: 0, longestDelay: 0 },
    fetch: (input, init) => {
      const { pathname } = new URL(new Request(input, init).url)
      asked.push(pathname)
      const id = pathname.split('/').at(-2) ?? ''
      if (cut.includes(id)) return Promise.reject(new TypeError('cut'))
      const code = refused[id]
      return code === undefined
        ? Promise.resolve(Response.json(examples[cancelMyOrder.id].answer))
        : refusedAs(code)
    },
  })
  return { client, asked }
}

const cancelSuperseded = (client: ReturnType<typeof createClient>, store: QueueStore, origin: OrderOrigin) =>
  cancelUnpaidOrders(client, store, supersededOrders(readQueue(store), origin))

const before = { draftKey: 'draft', draftId: 'before' }
const after = { ...before, draftId: 'after' }

test('orders a changed booking takes the place of are called off, and wait for no payment any more', async () => {
  const store = storeOf()
  keepQueue(store, queueOf(['a', 'b'], before))
  const { client, asked } = office()
  await cancelSuperseded(client, store, after)
  expect(asked).toEqual(['/api/my/orders/a/cancel', '/api/my/orders/b/cancel'])
  expect(readQueue(store)).toBeUndefined()
})

test('one that could not be called off keeps its place, to be tried again', async () => {
  const store = storeOf()
  const queue = queueOf(['a', 'b'], before)
  keepQueue(store, queue)
  await cancelSuperseded(office({ cut: ['b'] }).client, store, after)
  expect(readQueue(store)).toEqual(queue)
})

test('orders of the booking as it still is stay', async () => {
  const store = storeOf()
  const queue = queueOf(['a'], before)
  keepQueue(store, queue)
  const { client, asked } = office()
  await cancelSuperseded(client, store, before)
  expect(asked).toEqual([])
  expect(readQueue(store)).toEqual(queue)
})

test('an order that is paid after all is named, and the others are left to be paid too', async () => {
  const store = storeOf()
  const queue = queueOf(['a', 'b'], before)
  keepQueue(store, queue)
  const { client, asked } = office({ refused: { a: 'order_already_paid' } })
  expect(await cancelSuperseded(client, store, after)).toEqual({ paidOrderId: 'a' })
  expect(asked).toEqual(['/api/my/orders/a/cancel'])
  expect(readQueue(store)).toEqual(queue)
})

test('one whose hold has ended already needs no calling off', async () => {
  const store = storeOf()
  keepQueue(store, queueOf(['a', 'b'], before))
  const { client } = office({ refused: { a: 'order_not_cancellable' } })
  expect(await cancelSuperseded(client, store, after)).toEqual({ paidOrderId: undefined })
  expect(readQueue(store)).toBeUndefined()
})
