import type { Visit } from '@sakina/api-client/client'
import { Button } from '@sakina/ui/button'
import { Icon, calendarAddIcon } from '@sakina/ui/icon'

import { formatCalendarFile } from '../../shared/downloads/calendar-file.ts'
import { now } from '../../shared/clock/now.ts'
import { downloadText } from '../../shared/downloads/download-text.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { visitKey } from '../../shared/visits/visit-view.ts'

/** Adds a visit to the calendar of the device. A visit without a time has no such button. */
export function AddToCalendarButton({ visit }: { visit: Visit }) {
  const t = useText()
  const { arrivesFrom, endsAt, service } = visit
  if (arrivesFrom === null || endsAt === null) return null
  const take = () => {
    const file = formatCalendarFile(
      [
        {
          id: visit.calendar.uid || visitKey(visit),
          sequence: visit.calendar.sequence,
          from: arrivesFrom,
          until: endsAt,
          title: t('visits.calendar.title', { service: service?.name ?? visit.name }),
          place: visit.address,
          isCancelled: visit.status.code === 'cancelled',
        },
      ],
      now(),
    )
    downloadText(file, { name: `${visit.name.replaceAll(/[^\w-]+/g, '-')}.ics`, type: 'text/calendar' })
  }
  return (
    <Button size="sm" variant="secondary" icon={<Icon of={calendarAddIcon} />} onClick={take}>
      {t('visits.calendar.add')}
    </Button>
  )
}
