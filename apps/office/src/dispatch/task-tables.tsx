import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { riyadhTime } from '@sakina/domain/calendar'
import type { DispatchOrder } from '@sakina/domain/vocabulary'
import { Badge } from '@sakina/ui/badge'
import { PersonName } from '@sakina/ui/person-name'
import { Phone } from '@sakina/ui/phone'
import { Table, type TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import { TimeText } from '@sakina/ui/time-text'

import { recordPath } from '../answer/records.tsx'
import { isMessageId } from '../shared/messages.ts'
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

function useColumns(order: DispatchOrder, here: string): readonly TableColumn<Task>[] {
  const t = useText()
  const stateOf = ({ kind, state }: Task): string => {
    const id = kind === 'visit' ? `dispatch.state.${state}` : `acts.change.order.${state}`
    return isMessageId(id) ? t(id) : ''
  }
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

type Props = {
  tasks: readonly Task[]
  order: DispatchOrder
  /** The path of the screen as it is filtered, to come back to. */
  here: string
  selected: readonly string[]
  /** Called with the numbers of the visits that are chosen; without it none can be. */
  onSelect: ((numbers: readonly string[]) => void) | undefined
}

/** The tasks of a day in groups: the orders that lack a worker, then the visits by time, worker or driver. */
export function TaskTables({ tasks, order, here, selected, onSelect }: Props) {
  const t = useText()
  const columns = useColumns(order, here)
  const orders = tasks.filter(({ kind }) => kind === 'order')
  const groups = Map.groupBy(
    tasks.filter(({ kind }) => kind === 'visit'),
    (task) => groupOf(task, order),
  )
  const rowKey = ({ number }: Task): string => number
  const rowName = ({ number, customer }: Task): string => `${number} ${customer?.name ?? ''}`
  const withCount = (name: React.ReactNode, count: number) => (
    <span className="flex flex-wrap items-baseline gap-2">
      {name}
      <Text as="span" size="small" tone="muted" weight="regular">
        {t('dispatch.count', { count })}
      </Text>
    </span>
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      {orders.length > 0 && (
        <Table
          caption={withCount(t('dispatch.ordersWithoutWorker'), orders.length)}
          columns={columns.filter(({ id }) => id !== 'time' && id !== 'driver')}
          rows={orders}
          rowKey={rowKey}
        />
      )}
      {[...groups].map(([key, visits]) => {
        const [first] = visits
        return (
          first && (
            <Table
              key={String(key)}
              caption={withCount(<GroupName task={first} order={order} />, visits.length)}
              columns={columns}
              rows={visits}
              rowKey={rowKey}
              {...(onSelect && { rowName, selectedKeys: selected, onSelectedKeysChange: onSelect })}
            />
          )
        )
      })}
    </div>
  )
}
