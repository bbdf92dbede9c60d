'use client'
import type { ReactNode } from 'react'
import { useKit } from '../provider/context.ts'
import type { Calendar } from '../provider/settings.ts'
import type { Day } from './day.ts'
import { kept, sayDate } from './say-date.ts'
import type { DateForm } from './say-date.ts'
import { toUmalqura } from './umalqura.ts'

interface UmalquraTextProps {
  day: Day
  form: DateForm
  leading: Calendar
  both: boolean | undefined
}

/** The part of a date that needs the Hijri table, in a chunk of its own. */
export default function UmalquraText({ day, form, leading, both }: UmalquraTextProps): ReactNode {
  const kit = useKit('DateText')
  const words = kit.strings.dateText
  const date = toUmalqura(day.epochDay)
  const hijriLeads = leading === 'umalqura'
  const gregorian = (era: string | undefined, names: boolean): string =>
    sayDate({
      kit,
      form,
      months: words.gregorianMonths,
      date: day,
      weekday: names ? day.weekday : undefined,
      era,
    })
  if (!date) return gregorian(words.gregorian, true)
  const hijri = sayDate({
    kit,
    form,
    months: words.umalquraMonths,
    date,
    weekday: hijriLeads ? day.weekday : undefined,
    era: words.umalqura,
  })
  const [first, second] = hijriLeads
    ? [hijri, gregorian(words.gregorian, false)]
    : [gregorian(words.gregorian, true), hijri]
  return (
    <>
      <span className={kept(form)}>{first}</span>
      {both && (
        <>
          {' '}
          <span className="sk:inline-block">({second})</span>
        </>
      )}
    </>
  )
}
