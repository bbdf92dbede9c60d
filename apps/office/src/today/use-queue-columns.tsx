import { queueKindsOf } from '@sakina/api-client/wire/queue-kinds'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import { Text } from '@sakina/ui/text'
import type { TableColumn } from '@sakina/ui/table'

import { pathOfWaiting } from '../answer/records.tsx'
import { takeLabel, type Waiting } from '../answer/owner.tsx'
import { useContactColumns } from '../shared/contact-columns.tsx'
import { Moment } from '../shared/moment.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { Link } from '../shared/router.tsx'
import { useSession } from '../shared/person.ts'
import { useText } from '../shared/text.ts'

type Props = {
  /** Takes a row, or lets go of it. */
  onTake: (row: Waiting) => void
  isBusy: boolean
  /** The path of the queue as it is filtered, to come back to. */
  here: string
}

/** The columns of the queue: what waits, whose it is, where, until when, who has it, and what to do. */
export function useQueueColumns({ onTake, isBusy, here }: Props): readonly TableColumn<Waiting>[] {
  const t = useText()
  const contact = useContactColumns<Waiting>()
  const { person } = useSession()
  const answered = queueKindsOf(person.roles.filter((role) => role !== 'auditor'))
  const nameOf = ({ kind, about }: Waiting): string =>
    t.ofCode(kind === 'document' ? `workers.document.${about}` : `today.about.${about}`)
  const nameOfRow = ({ kind, number, customer, worker }: Waiting): string =>
    [t('today.open'), t(`today.one.${kind}`), number || (customer ?? worker)?.name].join(' ')
  return [
    {
      id: 'what',
      header: t('today.what'),
      rowHeader: true,
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Badge size="sm">{t(`today.one.${row.kind}`)}</Badge>
            {row.worker === null ? (
              <RecordNumber>{row.number}</RecordNumber>
            ) : (
              <PersonName name={row.worker.name} />
            )}
          </span>
          <Text as="span" size="small" tone="muted" weight="regular">
            {nameOf(row)}
          </Text>
          {row.amount !== null && <Money halalas={row.amount} />}
        </span>
      ),
    },
    ...contact,
    {
      id: 'due',
      header: t('today.due'),
      cell: ({ due, since, isOverdue }) => (
        <span className="grid justify-items-start gap-1">
          {due === null && since !== null && (
            <Text as="span" size="small" tone="muted">
              {t('today.since')} <Moment at={since} />
            </Text>
          )}
          {due !== null && <Moment at={due} />}
          {isOverdue && (
            <Badge size="sm" tone="danger">
              {t('today.overdue')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'next',
      header: t('today.next'),
      cell: (row) => (
        <span className="grid justify-items-start gap-2">
          <Text as="span" size="small">
            {t(`today.next.${row.kind}`)}
          </Text>
          <Button variant="primary" size="sm" asChild>
            <Link to={pathOfWaiting(row)} state={here} aria-label={nameOfRow(row)}>
              {t('today.open')}
            </Link>
          </Button>
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('today.owner'),
      cell: (row) => (
        <span className="grid justify-items-start gap-2">
          <Text as="span" size="small" tone={row.isMine ? 'success' : 'default'}>
            {row.isMine ? t('today.yours') : (row.owner?.name ?? t('today.nobody'))}
          </Text>
          {answered.includes(row.kind) && (
            <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onTake(row)}>
              {t(takeLabel(row))}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
