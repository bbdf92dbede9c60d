import type { Order } from '@sakina/api-client/client'

import { paths } from '../config/paths.ts'

/**
 * Returns the payment URL of an order. If the reservation has ended, the page first says that time and
 * price are no longer guaranteed; if the terms are not agreed to, it asks for that.
 */
export const paymentPath = ({ id, status, termsToAccept }: Order): string =>
  status.code === 'expired' || termsToAccept !== null ? paths.paymentResult.to(id) : paths.checkout.to(id)

/**
 * Whether the price of an order is no longer guaranteed: it is while the order is held, and after
 * that the current price applies. The price of a package is set by the office and does not change
 * (docs/decisions/0016).
 */
export const isOrderPriceExpired = ({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean =>
  status.code === 'expired' && kind !== 'special_packages'
