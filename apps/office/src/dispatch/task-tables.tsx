import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { riyadhTime } from '@sakina/domain/calendar'
import type { DispatchOrder } from '@sakina/domain/vocabulary'
import { Badge } from '@sakina/ui/badge'
import { PersonName } from '@sakina/ui/person-name'
import { Table, type TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import { TimeText } from '@sakina/ui/time-text'
import { memo, useMemo, type ReactNode } from 'react'

import { recordPath } from '../answer/records.tsx'
import { familyColumn } from '../shared/contact-columns.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { Link } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'

/** A visit of the day, or an order that lacks a worker. */
export type Task = EntityOf<typeof opsListDispatch>['items'][number]

const tones = { done: 'success', in_progress: 'info', on_the_way: 'info', missed: 'danger' } as const
const toneOf = (state: string) =>
  Object.entries(tones).find(([known]) => known === state)?.[1] ?? ('neutral' as const)

const ArrivalTime = ({ arrivesFrom, arrivesTo }: Task) =>
  arrivesFrom !== null && (
    <TimeText value={riyadhTime(arrivesFrom)} {...(arrivesTo !== null && { until: riyadhTime(arrivesTo) })} />
  )

function columnsOf(
  t: ReturnType<typeof useText>,
  order: DispatchOrder,
  here: string,
): readonly TableColumn<Task>[] {
  const stateOf = ({ kind, state }: Task): string =>
    t.ofCode(kind === 'visit' ? `dispatch.state.${state}` : `acts.change.order.${state}`)
  const time: TableColumn<Task> = {
    id: 'time',
    header: t('dispatch.time'),
    cell: (task) => <ArrivalTime {...task} />,
  }
  return [
    {
      id: 'number',
      header: t('file.number'),
      rowHeader: true,
      cell: (task) => (
        <Link to={recordPath(task)} state={here} className="text-primary">
          <RecordNumber>{task.number}</RecordNumber>
        </Link>
      ),
    },
    ...(order === 'time' ? [] : [time]),
    familyColumn<Task>(t),
    { id: 'address', header: t('answer.fact.address'), cell: ({ address }) => address },
    {
      id: 'worker',
      header: t('answer.fact.worker'),
      cell: ({ worker, workerCount, isWorkerAbsent }) => (
        <span className="flex flex-wrap items-center gap-2">
          {worker === null ? (
            <Badge size="sm" tone="warning">
              {t('dispatch.noWorker')}
            </Badge>
          ) : (
            <PersonName name={worker.name} />
          )}
          {workerCount > 1 && t('dispatch.together', { count: workerCount })}
          {isWorkerAbsent && (
            <Badge size="sm" tone="danger">
              {t('dispatch.absent')}
            </Badge>
          )}
        </span>
      ),
    },
    { id: 'driver', header: t('answer.fact.driver'), cell: ({ driver }) => driver },
    {
      id: 'state',
      header: t('answer.fact.state'),
      cell: (task) => (
        <span className="flex flex-wrap gap-2">
          <Badge size="sm" tone={toneOf(task.state)}>
            {stateOf(task)}
          </Badge>
          {task.isLate && (
            <Badge size="sm" tone="danger">
              {t('dispatch.late')}
            </Badge>
          )}
        </span>
      ),
    },
  ]
}

/** The name of the group of a visit, as its heading. */
function GroupName({ task, order }: { task: Task; order: DispatchOrder }) {
  const t = useText()
  if (order === 'time') return <ArrivalTime {...task} />
  if (order === 'driver') return task.driver ?? t('dispatch.withoutDriver')
  return task.worker === null ? t('dispatch.withoutWorker') : <PersonName name={task.worker.name} />
}

const groupOf = ({ worker, driver, arrivesFrom }: Task, order: DispatchOrder): unknown => {
  if (order === 'time') return arrivesFrom
  return order === 'driver' ? driver : worker?.id
}

const rowKey = ({ number }: Task): string => number
const rowName = ({ number, customer }: Task): string => `${number} ${customer?.name ?? ''}`

/** The name of a group with the number of its tasks. */
function GroupCaption({ count, children }: { count: number; children: ReactNode }) {
  const t = useText()
  return (
    <span className="flex flex-wrap items-baseline gap-2">
      {children}
      <Text as="span" size="small" tone="muted" weight="regular">
        {t('dispatch.count', { count })}
      </Text>
    </span>
  )
}

/** Chooses some of the visits that a table shows. */
type OnSelect = (shown: readonly string[], chosen: readonly string[]) => void

type GroupProps = {
  visits: readonly Task[]
  order: DispatchOrder
  columns: readonly TableColumn<Task>[]
  /** The numbers of its visits that are chosen, in one text, so that the other groups are not drawn again. */
  chosen: string
  onSelect: OnSelect | undefined
}

const VisitTable = memo(function VisitTable({ visits, order, columns, chosen, onSelect }: GroupProps) {
  const [first] = visits
  if (first === undefined) return null
  return (
    <Table
      caption={
        <GroupCaption count={visits.length}>
          <GroupName task={first} order={order} />
        </GroupCaption>
      }
      columns={columns}
      rows={visits}
      rowKey={rowKey}
      {...(onSelect && {
        rowName,
        selectedKeys: chosen.split(' ').filter(Boolean),
        onSelectedKeysChange: (numbers: readonly string[]) => onSelect(visits.map(rowKey), numbers),
      })}
    />
  )
})

type Props = {
  tasks: readonly Task[]
  order: DispatchOrder
  /** The path of the screen as it is filtered, to come back to. */
  here: string
  selected: readonly string[]
  /** Without it no visit can be chosen. */
  onSelect: OnSelect | undefined
}

/** The tasks of a day in groups: the orders that lack a worker, then the visits by time, worker or driver. */
export function TaskTables({ tasks, order, here, selected, onSelect }: Props) {
  const t = useText()
  const columns = useMemo(() => columnsOf(t, order, here), [t, order, here])
  const orders = tasks.filter(({ kind }) => kind === 'order')
  const groups = useMemo(
    () => [
      ...Map.groupBy(
        tasks.filter(({ kind }) => kind === 'visit'),
        (task) => groupOf(task, order),
      ),
    ],
    [tasks, order],
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      {orders.length > 0 && (
        <Table
          caption={<GroupCaption count={orders.length}>{t('dispatch.ordersWithoutWorker')}</GroupCaption>}
          columns={columns.filter(({ id }) => id !== 'time' && id !== 'driver')}
          rows={orders}
          rowKey={rowKey}
        />
      )}
      {groups.map(([key, visits]) => (
        <VisitTable
          key={String(key)}
          visits={visits}
          order={order}
          columns={columns}
          chosen={visits
            .map(rowKey)
            .filter((number) => selected.includes(number))
            .join(' ')}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}
