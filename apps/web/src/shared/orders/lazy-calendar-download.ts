import type { Order } from '@sakina/api-client/client'

/** Loads the module on demand. */
const load = () => import('./download-order-calendar.ts')

/** Returns a download of the visits of orders as a calendar file, or nothing if none has a date. */
export function lazyCalendarDownload(orders: readonly Order[]) {
  if (!orders.some(({ visits }) => visits.some(({ date }) => date !== null))) return undefined
  return {
    preload: () => void load().catch(() => undefined),
    // Without a connection nothing happens, and the button can be pressed again.
    download: async () => (await load().catch(() => undefined))?.downloadOrderCalendar(orders),
  }
}
