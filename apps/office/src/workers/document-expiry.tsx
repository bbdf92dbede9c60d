import { daysBetween } from '@sakina/domain/calendar'
import { documentAlert } from '@sakina/domain/identity'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'

import { today } from '../shared/clock.ts'
import { useText } from '../shared/text.ts'
import type { WorkerDocument } from './availability.tsx'

const tones = { expired: 'danger', within_30: 'warning', within_60: 'neutral' } as const

/** Until when a document is valid, with the days that are left once they are few. */
export function DocumentExpiry({ on }: { on: NonNullable<WorkerDocument['expiresOn']> }) {
  const t = useText()
  const days = daysBetween(today(), on)
  const alert = documentAlert(on, today())
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <DateText value={on} />
      {alert !== undefined && (
        <Badge size="sm" tone={tones[alert]}>
          {alert === 'expired'
            ? t('workers.alert.expired', { days: -days })
            : t('workers.alert.soon', { days })}
        </Badge>
      )}
    </span>
  )
}
