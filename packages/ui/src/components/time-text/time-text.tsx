'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import type { KitStrings } from '../../strings/types.ts'
import { useKit } from '../provider/context.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export interface TimeTextProps extends RootProps {
  /** The time in Riyadh, as `HH:mm`. */
  value: string
  /** The end of a time span, as `HH:mm`. An end at or before the start is on the next day. */
  until?: string | undefined
}

type TimeWords = KitStrings['timeText']
type PartOfDay = keyof TimeWords['parts']

/** Returns the part of the day that an hour belongs to, as people name it. */
function partOfDay(hour: number): PartOfDay {
  if (hour < 4) return 'night'
  if (hour < 12) return 'morning'
  if (hour < 14) return 'noon'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Returns hour and minutes on the twelve-hour clock, and the part of the day. */
function onTwelveHours(time: string, words: TimeWords) {
  const hour = Number(time.slice(0, 2))
  return {
    clock: `${hour % 12 || 12}${time.slice(2)}`,
    half: hour < 12 ? words.am : words.pm,
    part: words.parts[partOfDay(hour)],
  }
}

/** A time or a time span on the twelve-hour clock. The start comes first in either reading direction. */
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
      show(fillPlaceholders(words.time, { clock: from.clock, part: from.half })),
    )
  const to = onTwelveHours(until, words)
  // The part of the day is named once if both ends share it.
  const start = from.part === to.part ? from.clock : fillPlaceholders(words.time, from)
  const span = fillPlaceholders(words.range, { from: start, until: fillPlaceholders(words.time, to) })
  // Times on the 24-hour clock can be compared as text.
  const nextDay = until <= value
  return (
    <span {...rest} dir={dir} className={classes('sk:tabular-nums', className)}>
      {show(span)}
      {nextDay && <span className="sk:text-small"> ({words.nextDay})</span>}
    </span>
  )
}
