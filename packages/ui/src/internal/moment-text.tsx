import type { ReactNode } from 'react'
import { DateText } from '../components/date-text/date-text.tsx'
import { useKit } from '../components/provider/context.ts'
import { TimeText } from '../components/time-text/time-text.tsx'
import { fillPlaceholdersWithNodes } from '../strings/fill-nodes.tsx'

/** A moment as date and time in Riyadh, which the caller derives from an instant. */
export interface Moment {
  /** The date, as `YYYY-MM-DD`. */
  date: string
  /** The time, as `HH:mm`. */
  time?: string | undefined
}

interface MomentTextProps {
  at: Moment
  /** Shows the date in the other calendar too. */
  both?: boolean
  /** Adds the weekday, for a future moment. */
  weekday?: boolean
}

/** A date, with the time if it matters. */
export function MomentText({
  at: { date, time },
  both = false,
  weekday = false,
}: MomentTextProps): ReactNode {
  const { strings } = useKit('MomentText')
  const day = <DateText value={date} both={both} form={weekday ? 'weekday' : 'date'} />
  if (!time) return day
  return (
    <span>{fillPlaceholdersWithNodes(strings.timeText.ofDay, { day, time: <TimeText value={time} /> })}</span>
  )
}
