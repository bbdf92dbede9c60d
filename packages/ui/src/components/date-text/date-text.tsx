'use client'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useKit } from '../provider/context.ts'
import { parseDay } from './day.ts'
import { dateLineBreakClass, formatDate } from './format-date.ts'
import { toUmalqura } from './umalqura.ts'

export interface DateTextProps extends RootProps {
  /** A day in Riyadh, as `YYYY-MM-DD`. The caller has to convert an instant to a day first. */
  value: string
  /** `weekday` suits a visit; `weekday-short` and `day-month` suit a place where the year is obvious. */
  form?: 'date' | 'weekday' | 'weekday-short' | 'day-month' | undefined
  /** The calendar of the date. It defaults to that of the Provider. */
  calendar?: 'gregory' | 'umalqura' | undefined
  /** True adds the date of the other calendar in brackets. */
  both?: boolean | undefined
}

/** A date in words, in one calendar or both. Outside the Umm al-Qura table it is Gregorian only. */
export function DateText({
  value,
  form = 'date',
  calendar,
  both,
  className,
  ...rest
}: DateTextProps): ReactNode {
  const kit = useKit('DateText')
  const day = parseDay(value)
  if (isDevelopment && !day) throw new KitError('DateText', `takes a day as YYYY-MM-DD, not “${value}”.`)
  if (!day)
    return (
      <span {...rest} className={className}>
        {value}
      </span>
    )
  const words = kit.strings.dateText
  const hijriLeads = (calendar ?? kit.calendar) === 'umalqura'
  const umalqura = hijriLeads || both ? toUmalqura(day.epochDay) : undefined
  const gregorian = formatDate({
    kit,
    form,
    months: words.gregorianMonths,
    date: day,
    weekday: hijriLeads && umalqura ? undefined : day.weekday,
    era: hijriLeads || both ? words.gregorian : undefined,
  })
  const hijri =
    umalqura &&
    formatDate({
      kit,
      form,
      months: words.umalquraMonths,
      date: umalqura,
      weekday: hijriLeads ? day.weekday : undefined,
      era: words.umalqura,
    })
  const [first, second] = hijriLeads && hijri ? [hijri, gregorian] : [gregorian, hijri]
  return createElement(
    'time',
    { ...rest, dateTime: value, dir: kit.dir, className: classes('sk:tabular-nums', className) },
    <span className={dateLineBreakClass(form)}>{first}</span>,
    both && second && (
      <>
        {' '}
        <span className="sk:inline-block">{`(${second})`}</span>
      </>
    ),
  )
}
