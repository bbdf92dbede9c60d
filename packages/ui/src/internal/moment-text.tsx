import type { ReactNode } from 'react'
import { DateText } from '../components/date-text/date-text.tsx'
import { TimeText } from '../components/time-text/time-text.tsx'

/** A moment as Riyadh's clocks show it: whoever knows the clock turns an instant into it. */
export interface Moment {
  /** `YYYY-MM-DD`. */
  date: string
  /** `HH:mm`. */
  time?: string | undefined
}

interface MomentTextProps {
  at: Moment
  /** Its day in the other calendar too. */
  both?: boolean
}

/** A day, and the time of it where it matters. */
export function MomentText({ at: { date, time }, both = false }: MomentTextProps): ReactNode {
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <DateText value={date} both={both} />
      {time && <TimeText value={time} />}
    </span>
  )
}
