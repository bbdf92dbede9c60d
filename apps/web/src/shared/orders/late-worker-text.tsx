import type { Order } from '@sakina/api-client/client'
import { DateText } from '@sakina/ui/date-text'
import { useIntl } from 'react-intl'

/** Says since when the worker of an order is late, and that leaving costs nothing meanwhile. */
export function LateWorkerText({ order: { lateSince, worker } }: { order: Order }) {
  const { formatMessage } = useIntl()
  if (lateSince === null) return null
  return (
    <span>
      {formatMessage(
        { id: 'orders.lateWorker' },
        { gender: worker?.gender ?? 'other', date: <DateText value={lateSince} form="day-month" /> },
      )}
    </span>
  )
}
