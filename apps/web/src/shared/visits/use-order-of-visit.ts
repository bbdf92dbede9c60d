import { isSameId, type Order, type Visit } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'

/** The number of newest orders to fetch: a recruitment takes months, so many newer orders may come before it. */
export const NEWEST_ORDERS = 50

/** Returns a function that finds the order of a visit, if it is known by now. */
export function useOrderOfVisit() {
  const { data } = useEndpoint(listMyOrders, { query: { limit: NEWEST_ORDERS } })
  return ({ contract }: Visit): Order | undefined =>
    data?.items.find((order) => isSameId(order.contract?.id ?? null, contract?.id ?? null))
}
