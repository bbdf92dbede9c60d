import type { Visit } from '@sakina/api-client/client'
import { Button } from '@sakina/ui/button'
import { Icon, calendarAddIcon } from '@sakina/ui/icon'
import { IconButton } from '@sakina/ui/icon-button'

import { formatCalendarFile } from '../../shared/downloads/calendar-file.ts'
import { brand } from '../../shared/config/brand.ts'
import { now } from '../../shared/clock/now.ts'
import { downloadText } from '../../shared/downloads/download-text.ts'
import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { visitKey } from '../../shared/visits/visit-view.ts'

type Props = {
  visit: Visit
  /** Shows only the icon, in a row of a list. */
  compact?: boolean
}

/** Adds a visit to the calendar of the device. A visit without a time has no such button. */
export function AddToCalendarButton({ visit, compact = false }: Props) {
  const t = useText()
  const locale = useLocale()
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
          title: t('visits.calendar.title', {
            brand: brand.name[locale],
            service: service?.name ?? visit.name,
          }),
          place: visit.address,
          isCancelled: visit.status.code === 'cancelled',
        },
      ],
      now(),
    )
    downloadText(file, { name: `${visit.name.replaceAll(/[^\w-]+/g, '-')}.ics`, type: 'text/calendar' })
  }
  if (compact)
    return (
      <IconButton
        label={`${t('visits.calendar.add')}: ${visit.name}`}
        icon={<Icon of={calendarAddIcon} />}
        onClick={take}
      />
    )
  return (
    <Button size="sm" variant="secondary" icon={<Icon of={calendarAddIcon} />} onClick={take}>
      {t('visits.calendar.add')}
    </Button>
  )
}
