import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsGetWorker } from '@sakina/api-client/wire/office-workers'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { Text } from '@sakina/ui/text'

import { useText } from '../shared/text.ts'

/** A worker as the office sees her. */
export type OfficeWorker = EntityOf<typeof opsGetWorker>

/** A document of a worker that expires. */
export type WorkerDocument = OfficeWorker['documents'][number]

const tones = { available: 'success', booked: 'neutral', absent: 'warning', withdrawn: 'danger' } as const

/** What a worker does today, and until when she is absent. */
export function Availability({
  of: { availability, absentUntil },
}: {
  of: Pick<OfficeWorker, 'availability' | 'absentUntil'>
}) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge size="sm" tone={tones[availability]}>
        {t(`workers.availability.${availability}`)}
      </Badge>
      {absentUntil !== null && (
        <Text as="span" size="small" tone="muted">
          {t('workers.until')} <DateText value={absentUntil} form="weekday-short" />
        </Text>
      )}
    </span>
  )
}
