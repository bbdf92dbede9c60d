import type { Order } from '@sakina/api-client/client'

const inForce: ReadonlySet<string> = new Set(['paid', 'processing', 'active'])

/** Whether an order is paid and not over. */
export const isOrderInForce = ({ status }: Pick<Order, 'status'>): boolean => inForce.has(status.code)
