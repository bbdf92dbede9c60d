import type { Order } from '@sakina/api-client/client'
import { DateText } from '@sakina/ui/date-text'
import { useIntl } from 'react-intl'

import { useText } from '../intl/use-text.ts'

/** Whether the worker is late, and the agency has not offered her, or the family disputes that. */
export const isWorkerLate = ({ lateSince, offer }: Order): boolean =>
  lateSince !== null && (offer === null || offer.isDisputed)

/** Says since when the worker of an order is late or that she was offered, or asks whether she has come. */
export function LateWorkerText({ order }: { order: Order }) {
  const t = useText()
  const { formatMessage } = useIntl()
  const { lateSince, offer, worker } = order
  const gender = worker?.gender ?? 'other'
  const dated = (id: 'orders.lateWorker' | 'orders.offer.door' | 'orders.offer.branch', day: string | null) =>
    formatMessage({ id }, { gender, date: day && <DateText value={day} form="day-month" /> })
  const disputed = offer?.isDisputed === true && t('orders.offer.disputed')
  if (isWorkerLate(order))
    return (
      <span>
        {dated('orders.lateWorker', lateSince)} {disputed}
      </span>
    )
  if (disputed !== false) return <span>{disputed}</span>
  if (offer === null) return <span>{t('orders.arrival.text', { gender })}</span>
  return (
    <span>{dated(offer.place === 'door' ? 'orders.offer.door' : 'orders.offer.branch', offer.daysFrom)}</span>
  )
}
