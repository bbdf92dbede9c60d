import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListRecruitment } from '@sakina/api-client/wire/ops'
import { daysBetween } from '@sakina/domain/calendar'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { PersonName } from '@sakina/ui/person-name'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { RecordLink } from '../answer/record-link.tsx'
import { today } from '../shared/clock.ts'
import { useContactColumns } from '../shared/contact-columns.tsx'
import { Moment } from '../shared/moment.tsx'
import { useText } from '../shared/text.ts'

type Order = EntityOf<typeof opsListRecruitment>['items'][number]

/** How many days are left for a recruitment, or how many it is late. */
function Clock({ latestOn }: { latestOn: NonNullable<Order['arrivalLatestOn']> }) {
  const t = useText()
  const left = daysBetween(today(), latestOn)
  return (
    <span className="grid justify-items-start gap-1">
      <DateText value={latestOn} />
      {left < 0 ? (
        <Badge size="sm" tone="danger">
          {t('recruitment.daysLate', { days: -left })}
        </Badge>
      ) : (
        <Text as="span" size="small" tone="muted">
          {t('recruitment.daysLeft', { days: left })}
        </Text>
      )}
    </span>
  )
}

/** The columns of recruitment: whose it is, how far, and when the worker has to be here. */
export function useRecruitmentColumns(): readonly TableColumn<Order>[] {
  const t = useText()
  const contact = useContactColumns<Order>()
  return [
    {
      id: 'number',
      header: t('file.number'),
      rowHeader: true,
      cell: ({ id, number }) => <RecordLink kind="order" id={id} number={number} />,
    },
    ...contact,
    {
      id: 'worker',
      header: t('answer.fact.worker'),
      cell: ({ worker, nationality }) =>
        worker === null ? (
          <Badge size="sm" tone="warning">
            {[t('dispatch.noWorker'), nationality?.name].filter(Boolean).join(' · ')}
          </Badge>
        ) : (
          <PersonName name={worker.name} />
        ),
    },
    {
      id: 'stage',
      header: t('answer.fact.stage'),
      cell: ({ stage, stages }) => {
        const since = stages.find(({ code }) => code === stage)?.at
        return (
          stage !== 'unknown' && (
            <span className="grid justify-items-start gap-1">
              <Badge size="sm">{t(`recruitment.stage.${stage}`)}</Badge>
              {since != null && (
                <Text as="span" size="small" tone="muted">
                  {t('recruitment.since')} <Moment at={since} />
                </Text>
              )}
            </span>
          )
        )
      },
    },
    {
      id: 'expected',
      header: t('answer.fact.expected'),
      cell: ({ arrivalExpectedOn: day }) => day !== null && <DateText value={day} />,
    },
    {
      id: 'latest',
      header: t('answer.fact.latest'),
      cell: ({ arrivalLatestOn: latestOn }) => latestOn !== null && <Clock latestOn={latestOn} />,
    },
  ]
}
