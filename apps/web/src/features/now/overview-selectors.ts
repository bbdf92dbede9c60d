import type { Invoice, Order } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'
import { isInvoicePastDue } from '@sakina/domain/invoice'

/**
 * Returns what waits for a payment: overdue invoices and other unpaid invoices by due date, orders that are
 * held until a moment, the nearest first, other unpaid orders, and orders whose time to pay is over.
 */
export function groupPaymentsDue(orders: readonly Order[], invoices: readonly Invoice[], today: LocalDate) {
  const payable = orders.filter(({ isPayable }) => isPayable)
  const open = payable.filter(({ status }) => status.code !== 'expired')
  const bills = invoices
    .filter(({ isPayable }) => isPayable)
    .toSorted((a, b) => (a.dueDate ?? a.date ?? '').localeCompare(b.dueDate ?? b.date ?? ''))
  return {
    overdue: bills.filter((bill) => isInvoicePastDue(bill, today)),
    held: open
      .filter(({ holdExpiresAt }) => holdExpiresAt !== null)
      .toSorted((a, b) => Number(a.holdExpiresAt) - Number(b.holdExpiresAt)),
    unpaid: open.filter(({ holdExpiresAt }) => holdExpiresAt === null),
    expired: payable.filter(({ status }) => status.code === 'expired'),
    bills: bills.filter((bill) => !isInvoicePastDue(bill, today)),
  }
}

const underWay: ReadonlySet<string> = new Set(['paid', 'processing'])

/** Returns paid orders whose worker is no longer available, so that the customer must choose another one. */
export const selectOrdersWithoutWorker = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ needsWorker }) => needsWorker)

/** Returns the orders whose worker should live with the family by now, and has not come as far as we know. */
export const selectOrdersWithLateWorker = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ lateSince, isArrivalAsked }) => lateSince !== null || isArrivalAsked)

/** Returns the orders that the office is processing and the customer can track. */
export const selectOrdersInProgress = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status, needsWorker }) => underWay.has(status.code) && !needsWorker)

/** Returns the refunds to a card that have not reached their last day. */
export const selectPendingRefunds = (
  orders: readonly Order[],
  today: LocalDate,
): readonly Order['payouts'][number][] =>
  orders.flatMap(({ payouts }) =>
    payouts.filter(({ toCard, dueBy }) => toCard > 0 && dueBy !== null && today <= dueBy),
  )

/** Returns the label of the current stage. A paid order never shows the payment stage. */
export const trackingStageLabel = ({ stage, stages, status }: Order): string =>
  stage === 'awaiting_payment'
    ? status.label
    : stages.find(({ code }) => code === stage)?.label || status.label
