import type { Order } from '@sakina/api-client/client'

/** Fetched where it is asked for. */
const load = () => import('./order-calendar.ts')

/** The visits of orders for the calendar of the device; nothing where none has a day. */
export function orderCalendar(orders: readonly Order[]) {
  if (!orders.some(({ visits }) => visits.some(({ date }) => date !== null))) return undefined
  return {
    preload: () => void load().catch(() => undefined),
    // Without a connection nothing comes, and the button can be pressed again
    download: async () => (await load().catch(() => undefined))?.downloadCalendar(orders),
  }
}
