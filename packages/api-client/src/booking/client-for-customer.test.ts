import { expect, test } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakeResponse } from '../client/fake-api-server.fixture.ts'
import { examples } from '../wire/examples/index.ts'
import * as officeOrders from '../wire/office-orders.ts'
import { getOrderAttempt, placeHourlyOrder, placeResidentOrder, quoteOrder } from '../wire/orders.ts'
import { createAddress, getPartner } from '../wire/partners.ts'
import { listServices } from '../wire/services.ts'
import { clientForCustomer } from './client-for-customer.ts'

function book() {
  const requests: { readonly url: string; readonly token: string | undefined }[] = []
  const client = createClient({
    apiRoot: 'https://agency.example/api',
    getToken: () => 'a customer’s token',
    transport: ({ url, headers }) => {
      requests.push({ url: url.replace('https://agency.example', ''), token: headers['api-token'] })
      return Promise.resolve(fakeResponse(200, { success: true }))
    },
  })
  return { client: clientForCustomer(client, 'family'), requests }
}

test('a client of the office sends the calls of a booking to those about the customer, without a token', async () => {
  const { client, requests } = book()
  await client.request(getPartner, { params: { partnerId: 'family' } })
  await client.request(createAddress, { body: Object(examples.createAddress.args.body) })
  await client.request(quoteOrder, { body: { planId: 101 } })
  await client.request(placeHourlyOrder, { body: Object(examples.opsPlaceHourlyOrder.args.body) })
  await client.request(placeResidentOrder, { body: Object(examples.opsPlaceResidentOrder.args.body) })
  await client.request(getOrderAttempt, { params: { key: 'k' } })
  expect(requests).toEqual(
    [
      '/ops/customers/family/addresses',
      '/ops/customers/family/addresses',
      '/ops/customers/family/quote',
      '/ops/customers/family/orders/hourly',
      '/ops/customers/family/orders/resident',
      '/ops/customers/family/attempts/k',
    ].map((url) => ({ url, token: undefined })),
  )
})

test('a client of the office leaves every other call as it is', async () => {
  const { client, requests } = book()
  await client.request(listServices, {})
  expect(requests).toEqual([{ url: '/api/services', token: undefined }])
})

test('the calls of the office about a booking answer as those of the customer', () => {
  for (const [own, ofOffice] of [
    [getPartner, officeOrders.opsGetAddressBook],
    [createAddress, officeOrders.opsAddAddress],
    [quoteOrder, officeOrders.opsQuoteOrder],
    [placeHourlyOrder, officeOrders.opsPlaceHourlyOrder],
    [placeResidentOrder, officeOrders.opsPlaceResidentOrder],
    [getOrderAttempt, officeOrders.opsGetOrderAttempt],
  ] as const)
    expect([ofOffice.method, ofOffice.idempotent, ofOffice.status], ofOffice.id).toEqual([
      own.method,
      own.idempotent,
      own.status,
    ])
})
