import { timeGroupOfContract } from '@sakina/domain/lifecycles'
import { trackingStages } from '@sakina/domain/vocabulary'
import type { Order } from '@sakina/api-client/client'
import { VISIT_HOURS } from '@sakina/domain/schedule'
import { riyadhDay, type Instant, type LocalDate } from '@sakina/domain/calendar'
import type { OrderCardOrder } from '@sakina/ui/order-card'
import type { TrackingStepperStage } from '@sakina/ui/tracking-stepper'

import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { isRecord } from '../../shared/is-record.ts'
import { isOrderPriceExpired } from '../../shared/orders/payment-path.ts'

/** The labels for the codes of an order. */
export type OrderCodeLabels = {
  readonly duration: (days: number) => string
  readonly special: string
  readonly job: (code: string) => string
  readonly nationality: (code: string) => string
  readonly packageDuration: (code: string) => string
}

const unpaid: ReadonlySet<string> = new Set(['draft', 'pending_payment', 'expired'])

function cancelling(order: Order, now: Instant) {
  const over = order.status.code === 'cancelled' || order.status.code === 'completed'
  // Nothing was paid, so there is no fee. For the family's reasons instalments are not refunded (portal §9).
  if (unpaid.has(order.status.code)) return 'free' as const
  if (over || order.isCancellationExcluded) return 'no' as const
  return freeOrFee(order, now)
}

function freeOrFee({ cancelFreeUntil }: Order, now: Instant) {
  const until = toRiyadhMoment(cancelFreeUntil)
  return until !== null && cancelFreeUntil !== null && now < cancelFreeUntil
    ? { freeUntil: until }
    : ('with_fee' as const)
}

/** The states of a contract that matter more than the progress of its order. */
const isUrgent: ReadonlySet<string> = new Set(['defaulted', 'on_hold', 'pending_swap', 'suspended'])

/** The contract of an order if the state of the order is that of the contract. */
function contractState({ status, contract, startDate }: Order, today: LocalDate): OrderCardOrder['contract'] {
  const { code } = status
  if (contract === null || contract.state === 'unknown') return null
  const { state } = contract
  const runs = code === 'active' || code === 'completed'
  if (!runs && !((code === 'paid' || code === 'processing') && isUrgent.has(state))) return null
  return { state, notStarted: timeGroupOfContract({ state, startDate }, today) === 'next' }
}

/** Converts an order to the props of the card, by its service. */
export function toOrderCardOrder(order: Order, words: OrderCodeLabels, now: Instant): OrderCardOrder {
  const shared = {
    number: order.number,
    title: order.plan?.name || order.service?.name || words.special,
    state: order.status.code,
    stateLabel: order.status.label,
    contract: contractState(order, riyadhDay(now)),
    total: order.total,
    outdated: isOrderPriceExpired(order),
    payable: order.isPayable,
    heldUntil: toRiyadhMoment(order.holdExpiresAt),
  }
  const duration = order.durationDays === null ? null : words.duration(order.durationDays)
  switch (order.kind) {
    case 'hourly':
      return {
        ...shared,
        variant: 'hourly',
        visitHours: VISIT_HOURS,
        period: order.window === 'unknown' ? null : order.window,
        cancelling: cancelling(order, now),
      }
    case 'mediation':
      return { ...shared, variant: 'mediation', salary: order.salary }
    case 'period':
      return { ...shared, variant: 'transferred', value: order.total, salary: order.salary }
    case 'special_packages':
      return {
        ...shared,
        title: words.special,
        variant: 'special_packages',
        job: words.job(order.special?.workerType ?? ''),
        nationality: words.nationality(order.special?.nationality ?? ''),
        workers: order.special?.workerCount ?? 1,
        duration: words.packageDuration(order.special?.duration ?? ''),
      }
    default:
      // An unknown service is shown as live-in, the most common one.
      return { ...shared, variant: 'resident', duration, salary: order.salary }
  }
}

/** Converts the stages of an order to those of the stepper. */
export const toTrackingStepperStages = ({ stages }: Order): readonly TrackingStepperStage[] =>
  stages.flatMap(({ code, at, note }) => {
    const known = trackingStages.find((each) => each === code)
    return known ? [{ code: known, at: toRiyadhMoment(at), note }] : []
  })

/** Returns the order id in navigation state, which anybody may have set. */
export function readOrderIdFromState(state: unknown): string | undefined {
  if (!isRecord(state)) return undefined
  const id = state['orderId'] ?? state['id']
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
