import type { Client } from '../client/create-client.ts'
import {
  opsAddAddress,
  opsGetAddressBook,
  opsGetOrderAttempt,
  opsPlaceHourlyOrder,
  opsPlaceResidentOrder,
  opsQuoteOrder,
} from '../wire/office-orders.ts'

/** The calls of the office that do for a customer what these calls do for the customer who is signed in. */
const callsOfOffice: ReadonlyMap<string, { readonly path: string }> = new Map<
  string,
  { readonly path: string }
>([
  ['getPartner', opsGetAddressBook],
  ['createAddress', opsAddAddress],
  ['quoteOrder', opsQuoteOrder],
  ['placeHourlyOrder', opsPlaceHourlyOrder],
  ['placeResidentOrder', opsPlaceResidentOrder],
  ['getOrderAttempt', opsGetOrderAttempt],
])

/**
 * Returns a client with which the office books for a customer: the calls of a booking go to those of the office about
 * this customer, with the same bodies and answers. All other calls stay as they are.
 */
export function clientForCustomer(client: Client, customerId: string): Client {
  return {
    ...client,
    request: (operation, args, options) => {
      const call = callsOfOffice.get(operation.id)
      if (call === undefined) return client.request(operation, args, options)
      const path: `/${string}` = `/${call.path.slice(1).replace(':id', encodeURIComponent(customerId))}`
      return client.request({ ...operation, root: 'host', auth: 'ops', path }, args, options)
    },
  }
}
