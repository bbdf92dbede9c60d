import type { Invoice, Order } from '@sakina/api-client/client'
import type { LocalDate } from '@sakina/domain/calendar'

/** What waits for a payment: orders whose worker is held, then invoices, those due first. */
export const awaitingPayment = (orders: readonly Order[], invoices: readonly Invoice[]) => ({
  orders: orders.filter(({ isPayable }) => isPayable),
  invoices: invoices
    .filter(({ isPayable }) => isPayable)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
})

const underWay: ReadonlySet<string> = new Set(['paid', 'processing'])

/** Paid after their worker had gone to somebody else: the customer has to choose. */
export const withoutWorker = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ needsWorker }) => needsWorker)

/** Orders the office is working on, whose way can be followed. */
export const onTheirWay = (orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status, needsWorker }) => underWay.has(status.code) && !needsWorker)

/** Money on its way to a card, until the last day on which it is there. */
export const onItsWayBack = (
  orders: readonly Order[],
  today: LocalDate,
): readonly Order['payouts'][number][] =>
  orders.flatMap(({ payouts }) =>
    payouts.filter(({ toCard, dueBy }) => toCard > 0 && dueBy !== null && today <= dueBy),
  )

/** The words of the stage an order has reached; one that is paid waits for no payment, whatever its last stage says. */
export const stageOf = ({ stage, stages, status }: Order): string =>
  stage === 'awaiting_payment'
    ? status.label
    : stages.find(({ code }) => code === stage)?.label || status.label
