import type { Order } from '@sakina/api-client/client'

import { paths } from '../config/paths.ts'

/** Where an order is paid. Of one whose hold has ended it is said first that its time and its price are kept no longer. */
export const paymentPath = ({ id, status }: Order): string =>
  status.code === 'expired' ? paths.paymentResult.to(id) : paths.checkout.to(id)

/**
 * The price was promised while the order was held, and whoever pays after that is asked the present one. A package's is
 * the office's own and stands (docs/decisions/0016).
 */
export const isPriceOver = ({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean =>
  status.code === 'expired' && kind !== 'special_packages'
