import { DatePicker } from '@sakina/ui/date-picker'
import { DateText } from '@sakina/ui/date-text'
import type { ReactNode } from 'react'

/** A date of the second calendar, and a field whose date is still empty. */
export default function Dates(): ReactNode {
  return (
    <main className="page">
      <DateText value="2026-11-01" calendar="umalqura" data-day="" />
      <DatePicker label="اليوم" today="2026-11-21" value="" />
    </main>
  )
}
