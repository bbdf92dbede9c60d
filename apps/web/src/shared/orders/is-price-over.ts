import type { Order } from '@sakina/api-client/client'

/**
 * The price was promised while the order was held, and whoever pays after that is asked the present one. A package's is
 * the office's own and stands (docs/decisions/0016).
 */
export const isPriceOver = ({ status, kind }: Pick<Order, 'status' | 'kind'>): boolean =>
  status.code === 'expired' && kind !== 'special_packages'
