import { useEndpoint } from '@sakina/api-client/swr'
import { opsListQueue } from '@sakina/api-client/wire/queue'
import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { CoffeeSet } from '@sakina/ui/art/illustrations/coffee-set'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { Alert } from '@sakina/ui/alert'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { Pagination } from '@sakina/ui/pagination'
import { Table } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { useTake } from '../answer/owner.tsx'
import { useSession, useSignedOutCheck } from '../shared/person.ts'
import { Link, Navigate } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { QueueFilters } from './queue-filters.tsx'
import { useQueueColumns } from './use-queue-columns.tsx'
import { queryOf, useQueueFilter, type QueueFilter } from './use-queue-filter.ts'

const perPage = 25
/** How often the queue looks for what has come in, in milliseconds. */
const refreshInterval = 30_000

const isFiltered = ({ kind, branch, isMine, search }: QueueFilter): boolean =>
  kind !== undefined || branch !== undefined || isMine || search !== ''

/** The queue of the day: what waits for the office, the earliest deadline first. */
export function Today() {
  const t = useText()
  const words = useErrorMessage()
  const { person } = useSession()
  const { filter, change } = useQueueFilter()
  const { kind, branch, isMine, search, page } = filter
  const query = {
    page,
    limit: perPage,
    kind,
    branch,
    mine: isMine || undefined,
    search: search === '' ? undefined : search,
  }
  const queue = useEndpoint(opsListQueue, { query }, { keepPreviousData: true, refreshInterval })
  const { data, error, isValidating, mutate } = queue
  const { take, busy, problem } = useTake(mutate)
  const columns = useQueueColumns({ onTake: take, isBusy: busy, here: queryOf(filter) })
  useSignedOutCheck(error)

  if (data !== undefined && data.items.length === 0 && page > data.totalPages)
    return <Navigate replace to={queryOf({ ...filter, page: data.totalPages })} />
  const overdue = (data?.counts ?? [])
    .filter((each) => kind === undefined || each.kind === kind)
    .reduce((sum, each) => sum + each.overdue, 0)
  const linkToPage = (to: number) => <Link to={queryOf({ ...filter, page: to })} />
  const empty = isFiltered(filter) ? (
    <EmptyState
      illustration={<NothingFound />}
      title={t('today.nothingFound')}
      action={<Link to="/">{t('today.showAll')}</Link>}
    />
  ) : (
    <EmptyState illustration={<CoffeeSet />} title={t('today.empty')} text={t('today.emptyText')} />
  )
  return (
    <Screen title={t('today.title')}>
      {data !== undefined && (
        <Text role="status" tone={overdue > 0 ? 'danger' : 'muted'}>
          {t('today.summary', { total: data.total, overdue })}
        </Text>
      )}
      <QueueFilters key={search} filter={filter} onChange={change} counts={data?.counts ?? []} />
      {problem && (
        <Alert tone="warning" announce>
          {problem}
        </Alert>
      )}
      {data === undefined && error !== undefined && !isValidating ? (
        <ErrorState
          illustration={error.kind === 'network' ? <Offline /> : <Unplugged />}
          title={t('today.failed')}
          text={words(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Table
          caption={t('today.caption', { name: person.name })}
          captionHidden
          columns={columns}
          rows={data?.items ?? []}
          rowKey={({ kind: of, id }) => `${of} ${id}`}
          loading={data === undefined ? 6 : 0}
          empty={empty}
        />
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Pagination
          label={t('today.pages')}
          page={Math.min(page, data.totalPages)}
          pages={data.totalPages}
          link={linkToPage}
        />
      )}
    </Screen>
  )
}
