import { riyadhDay, riyadhTime, type Instant } from '@sakina/domain/calendar'
import { DateText } from '@sakina/ui/date-text'
import { TimeText } from '@sakina/ui/time-text'

/** A moment as day and time in Riyadh. */
export const Moment = ({ at }: { at: Instant }) => (
  <span className="inline-flex flex-wrap gap-x-2">
    <DateText value={riyadhDay(at)} form="weekday-short" />
    <TimeText value={riyadhTime(at)} />
  </span>
)
