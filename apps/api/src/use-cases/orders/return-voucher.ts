import { instant, localDate, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { returnedVoucherLastDay } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import type { Order } from '../../db/repositories/orders.ts'
import { returnVoucher, voucherUsedByOrder } from '../../db/repositories/vouchers.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'

/** Until when the voucher of an order is valid if it comes back today. */
export const lastDayIfReturned = (
  { validTo }: { readonly validTo: string | null },
  { now, policies }: { readonly now: Date; readonly policies: Application['config']['policies'] },
): LocalDate | undefined =>
  returnedVoucherLastDay(validTo === null ? undefined : localDate(validTo), riyadhDay(instant(now)), policies)

/** Gives the customer the voucher of an ended order back, whole, and tells the customer. */
export async function returnVoucherToCustomer(
  tx: Tx,
  app: Application,
  order: Pick<Order, 'id' | 'customerId'>,
): Promise<void> {
  const voucher = await voucherUsedByOrder(tx, order.id)
  if (voucher === undefined) return
  const { code } = voucher
  const day = lastDayIfReturned(voucher, { now: app.now(), policies: app.config.policies })
  await returnVoucher(tx, order.id, day)
  await notifyCustomer(
    tx,
    app,
    order.customerId,
    { kind: 'voucher_returned', about: code, facts: { code, day: day ?? null } },
    `${code}:${order.id}`,
  )
}
