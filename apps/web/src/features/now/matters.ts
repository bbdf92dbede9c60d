import type { Invoice, Order } from '@sakina/api-client/client'

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

/** The words of the stage an order has reached; one that is paid waits for no payment, whatever its last stage says. */
export const stageOf = ({ stage, stages, status }: Order): string =>
  stage === 'awaiting_payment'
    ? status.label
    : stages.find(({ code }) => code === stage)?.label || status.label
