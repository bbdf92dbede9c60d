import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListQueue } from '@sakina/api-client/wire/queue'
import { queueKindsOf } from '@sakina/api-client/wire/queue-kinds'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import { Text } from '@sakina/ui/text'
import type { TableColumn } from '@sakina/ui/table'

import { isMessageId } from '../shared/messages.ts'
import { Moment } from '../shared/moment.tsx'
import { useSession } from '../shared/person.ts'
import { useText } from '../shared/text.ts'

type Waiting = EntityOf<typeof opsListQueue>['items'][number]

type Props = {
  /** Takes a row, or lets go of it. */
  onTake: (row: Waiting) => void
  isBusy: boolean
}

/** What the command line answers each kind with, by the printed number. */
const commands: Readonly<Record<Waiting['kind'], readonly string[]>> = {
  request: ['approve', 'reject'],
  complaint: ['complaint'],
  package: ['price'],
  order: ['assign'],
  visit: ['decide-visit'],
  refund: ['refunds unclear'],
  charge: ['void-charge'],
  notice: ['failed-notices'],
}

/** Whether the command of a kind lists rather than names a record. */
const isList = (kind: Waiting['kind']): boolean => kind === 'refund' || kind === 'notice'

/** The columns of the queue: what waits, whose it is, where, until when, who has it, and what to do. */
export function useQueueColumns({ onTake, isBusy }: Props): readonly TableColumn<Waiting>[] {
  const t = useText()
  const { person } = useSession()
  const answered = queueKindsOf(person.roles.filter((role) => role !== 'auditor'))
  const nameOf = (code: string): string => {
    const id = `today.about.${code}`
    return isMessageId(id) ? t(id) : ''
  }
  return [
    {
      id: 'what',
      header: t('today.what'),
      rowHeader: true,
      cell: ({ kind, number, about, amount }) => (
        <span className="grid justify-items-start gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Badge size="sm">{t(`today.one.${kind}`)}</Badge>
            <bdi dir="ltr" className="tabular-nums">
              {number}
            </bdi>
          </span>
          <Text as="span" size="small" tone="muted" weight="regular">
            {nameOf(about)}
          </Text>
          {amount !== null && <Money halalas={amount} />}
        </span>
      ),
    },
    {
      id: 'family',
      header: t('today.family'),
      cell: ({ customer }) =>
        customer !== null && (
          <span className="grid justify-items-start gap-1">
            <PersonName name={customer.name} />
            {customer.phone !== '' && <Phone number={customer.phone} link="text" />}
          </span>
        ),
    },
    {
      id: 'branch',
      header: t('today.branch'),
      cell: ({ branch }) => branch?.name ?? t('today.everyBranch'),
    },
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
      cell: ({ kind, number }) => (
        <span className="grid justify-items-start gap-1">
          <Text as="span" size="small">
            {t(`today.next.${kind}`)}
          </Text>
          {commands[kind].map((command) => (
            <code key={command} dir="ltr" className="text-small text-text-muted">
              {t('today.command', { command, number: isList(kind) ? '' : number })}
            </code>
          ))}
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
              {row.isMine ? t('today.letGo') : row.owner === null ? t('today.take') : t('today.takeOver')}
            </Button>
          )}
        </span>
      ),
    },
  ]
}
