import type { Order } from '@sakina/api-client/client'
import { DateText } from '@sakina/ui/date-text'
import { useIntl } from 'react-intl'

import { useText } from '../intl/use-text.ts'

/** Says since when the worker of an order is late, or asks whether she has come. */
export function LateWorkerText({ order: { lateSince, worker } }: { order: Order }) {
  const t = useText()
  const { formatMessage } = useIntl()
  const gender = worker?.gender ?? 'other'
  if (lateSince === null) return <span>{t('orders.arrival.text', { gender })}</span>
  return (
    <span>
      {formatMessage(
        { id: 'orders.lateWorker' },
        { gender, date: <DateText value={lateSince} form="day-month" /> },
      )}
    </span>
  )
}
