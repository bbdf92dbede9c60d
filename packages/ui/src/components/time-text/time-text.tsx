'use client'
import { toArabicIndicDigits } from '@sakina/text'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fill } from '../../strings/fill.ts'
import { useKit } from '../provider/context.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

export interface TimeTextProps extends RootProps {
  /** `HH:mm`, in Riyadh. */
  value: string
  /** The end of a span, `HH:mm`. At or before the beginning it is said to be on the next day. */
  until?: string | undefined
}

/** A time of day or a span of it, hours left of minutes in every language. */
export function TimeText({ value, until, className, ...rest }: TimeTextProps): ReactNode {
  const { digits, dir, strings } = useKit('TimeText')
  const wrong = [value, until].find((time) => time !== undefined && !TIME.test(time))
  if (isDevelopment && wrong !== undefined)
    throw new KitError('TimeText', `takes a time as HH:mm, not “${wrong}”.`)
  const show = (time: string): string => (digits === 'arab' ? toArabicIndicDigits(time) : time)
  if (until === undefined)
    return createElement(
      'time',
      {
        ...rest,
        dir: 'ltr',
        dateTime: value,
        className: classes('whitespace-nowrap tabular-nums', className),
      },
      show(value),
    )
  // Both in one 24-hour form, so that text order is time order
  const nextDay = until <= value
  return (
    <span {...rest} dir={dir} className={classes('tabular-nums', className)}>
      <span aria-hidden dir="ltr" className="whitespace-nowrap">
        <time dateTime={value}>{show(value)}</time>
        {' – '}
        <time dateTime={until}>{show(until)}</time>
      </span>
      <span className="sr-only select-none">
        {fill(strings.timeText.range, { from: show(value), until: show(until) })}
      </span>
      {nextDay && <span className="text-small"> ({strings.timeText.nextDay})</span>}
    </span>
  )
}
