import type { Order } from '@sakina/api-client/client'

import { paths } from '../config/paths.ts'

/**
 * Returns the payment URL of an order. If the reservation has ended, the page first says that time and
 * price are no longer guaranteed.
 */
export const paymentPath = ({ id, status }: Order): string =>
  status.code === 'expired' ? paths.paymentResult.to(id) : paths.checkout.to(id)

/**
 * The price was promised while the order was held, and whoever pays after that is asked the present one. A package's is
 * the office's own and stands (docs/decisions/0016).
 */
export const isPriceExpired = ({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean =>
  status.code === 'expired' && kind !== 'special_packages'
