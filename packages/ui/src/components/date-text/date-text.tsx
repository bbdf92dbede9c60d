'use client'
import { Suspense, createElement, lazy } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useHydrated } from '../../internal/use-hydrated.ts'
import { useKit } from '../provider/context.ts'
import { readDay } from './day.ts'
import { kept, sayDate } from './say-date.ts'

// The table of Hijri months weighs more than all the rest; who sees Gregorian dates alone never loads it
const UmalquraText = lazy(() => import('./umalqura-text.tsx'))

export interface DateTextProps extends RootProps {
  /** A day as `YYYY-MM-DD`, in Riyadh. A moment has to be turned into a day by whoever knows the clock. */
  value: string
  /** `weekday` for a visit, `day-month` where the year is plain from what stands around. */
  form?: 'date' | 'weekday' | 'day-month' | undefined
  /** The calendar that leads; else the Provider's. */
  calendar?: 'gregory' | 'umalqura' | undefined
  /** The other calendar too, in brackets. */
  both?: boolean | undefined
}

/** A day in words, in either calendar or both. Until the Hijri table is there the Gregorian date stands in its place. */
export function DateText({
  value,
  form = 'date',
  calendar,
  both,
  className,
  ...rest
}: DateTextProps): ReactNode {
  const kit = useKit('DateText')
  const hydrated = useHydrated()
  const day = readDay(value)
  if (isDevelopment && !day) throw new KitError('DateText', `takes a day as YYYY-MM-DD, not “${value}”.`)
  if (!day)
    return (
      <span {...rest} className={className}>
        {value}
      </span>
    )
  const leading = calendar ?? kit.calendar
  const months = kit.strings.dateText.gregorianMonths
  const said = sayDate({ kit, form, months, date: day, weekday: day.weekday })
  const gregorian = <span className={kept(form)}>{said}</span>
  return createElement(
    'time',
    { ...rest, dateTime: value, dir: kit.dir, className: classes('sk:tabular-nums', className) },
    hydrated && (leading === 'umalqura' || both) ? (
      <Suspense
        fallback={
          <>
            {gregorian} {/* About as long as what is still to come, so that nothing moves when it does */}
            {both && <span className="sk:invisible">{said}</span>}
          </>
        }
      >
        <UmalquraText day={day} form={form} leading={leading} both={both} />
      </Suspense>
    ) : (
      gregorian
    ),
  )
}
