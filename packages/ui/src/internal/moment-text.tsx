import type { ReactNode } from 'react'
import { DateText } from '../components/date-text/date-text.tsx'
import { useKit } from '../components/provider/context.ts'
import { TimeText } from '../components/time-text/time-text.tsx'
import { fillNodes } from '../strings/fill-nodes.tsx'

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
  /** Names the day of the week, for a moment that is still to come. */
  weekday?: boolean
}

/** A day, and the time of it where it matters. */
export function MomentText({
  at: { date, time },
  both = false,
  weekday = false,
}: MomentTextProps): ReactNode {
  const { strings } = useKit('MomentText')
  const day = <DateText value={date} both={both} form={weekday ? 'weekday' : 'date'} />
  if (!time) return day
  return <span>{fillNodes(strings.timeText.ofDay, { day, time: <TimeText value={time} /> })}</span>
}
