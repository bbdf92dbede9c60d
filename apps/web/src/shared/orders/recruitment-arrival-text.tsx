import type { Order } from '@sakina/api-client/client'
import { riyadhDay } from '@sakina/domain/calendar'
import { DateText } from '@sakina/ui/date-text'
import { useIntl } from 'react-intl'

import { useNow } from '../clock/use-now.ts'

/** Says when a recruited worker is expected, or that she is late and what the family may do. */
export function RecruitmentArrivalText({
  order: { arrivalExpectedOn: expected, arrivalLatestOn: latest },
}: {
  order: Pick<Order, 'arrivalExpectedOn' | 'arrivalLatestOn'>
}) {
  const { formatMessage } = useIntl()
  const today = riyadhDay(useNow())
  if (latest === null) return null
  const isEstimated = expected !== null && today <= expected
  const id =
    today > latest
      ? 'orders.recruitment.late'
      : isEstimated
        ? 'orders.recruitment.expected'
        : 'orders.recruitment.latest'
  return (
    <span>
      {formatMessage(
        { id },
        {
          latest: <DateText value={latest} form="day-month" />,
          expected: expected !== null && <DateText value={expected} form="day-month" />,
        },
      )}
    </span>
  )
}
