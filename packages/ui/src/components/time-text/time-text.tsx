'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import type { KitStrings } from '../../strings/types.ts'
import { useKit } from '../provider/context.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export interface TimeTextProps extends RootProps {
  /** `HH:mm`, in Riyadh. */
  value: string
  /** The end of a span, `HH:mm`. At or before the beginning it is said to be on the next day. */
  until?: string | undefined
}

type TimeWords = KitStrings['timeText']
type PartOfDay = keyof TimeWords['parts']

/** The part of the day an hour falls in, as people name it. */
function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 14) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The hour and minutes of the twelve-hour clock, and the part of the day they need beside them. */
function onTwelveHours(time: string, words: TimeWords) {
  const hour = Number(time.slice(0, 2))
  return {
    clock: `${hour % 12 || 12}${time.slice(2)}`,
    half: hour < 12 ? words.am : words.pm,
    part: words.parts[partOfDay(hour)],
  }
}

/** A time of day or a span of it on the twelve-hour clock, the start first for every reader. */
export function TimeText({ value, until, className, ...rest }: TimeTextProps): ReactNode {
  const { digits, dir, strings } = useKit('TimeText')
  const words = strings.timeText
  const wrong = [value, until].find((time) => time !== undefined && !TIME.test(time))
  if (isDevelopment && wrong !== undefined)
    throw new KitError('TimeText', `takes a time as HH:mm, not “${wrong}”.`)
  const show = (text: string): string => (digits === 'arab' ? toArabicIndicDigits(text) : text)
  const from = onTwelveHours(value, words)
  if (until === undefined)
    return createElement(
      'time',
      {
        ...rest,
        dir,
        dateTime: value,
        className: classes('sk:whitespace-nowrap sk:tabular-nums', className),
      },
      show(fill(words.time, { clock: from.clock, part: from.half })),
    )
  const to = onTwelveHours(until, words)
  // Named once where both ends fall in the same part of the day
  const start = from.part === to.part ? from.clock : fill(words.time, from)
  const span = fill(words.range, { from: start, until: fill(words.time, to) })
  // Both in one 24-hour form, so that text order is time order
  const nextDay = until <= value
  return (
    <span {...rest} dir={dir} className={classes('sk:tabular-nums', className)}>
      {show(span)}
      {nextDay && <span className="sk:text-small"> ({words.nextDay})</span>}
    </span>
  )
}
