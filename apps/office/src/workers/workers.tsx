import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListWorkers } from '@sakina/api-client/wire/office-workers'
import { documentAlert } from '@sakina/domain/identity'
import { documentAlerts, workerAvailabilities } from '@sakina/domain/vocabulary'
import { Care } from '@sakina/ui/art/illustrations/care'
import { EmptyState } from '@sakina/ui/empty-state'
import { PersonName } from '@sakina/ui/person-name'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { RecordList, usePage } from '../file/record-list.tsx'
import { today } from '../shared/clock.ts'
import {
  BranchSelect,
  ListParts,
  ListSearch,
  searchOf,
  useUrlFilter,
  wholeNumber,
} from '../shared/list-filters.tsx'
import { Link, useLocation } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { Availability, type OfficeWorker } from './availability.tsx'
import { DocumentExpiry } from './document-expiry.tsx'

/** What of the workers is shown. */
function useFilter() {
  const { valueOf, ...url } = useUrlFilter<'availability' | 'documents' | 'branch' | 'search'>()
  return {
    ...url,
    availability: workerAvailabilities.find((each) => each === valueOf('availability')),
    documents: documentAlerts.find((each) => each === valueOf('documents')),
    branch: wholeNumber(valueOf('branch')),
    search: searchOf(valueOf('search')),
  }
}

type Props = {
  filter: ReturnType<typeof useFilter>
  list: Pick<EntityOf<typeof opsListWorkers>, 'counts' | 'alerts'> | undefined
}

/** The parts of the list, the search and the branch. */
function Filters({ filter, list }: Props) {
  const t = useText()
  const { counts = [], alerts = [] } = list ?? {}
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListParts
        label={t('workers.today')}
        parts={[
          {
            id: 'all',
            label: t('today.all'),
            to: filter.linkTo({ availability: '' }),
            isCurrent: filter.availability === undefined,
            count: counts.reduce((sum, { count }) => sum + count, 0),
          },
          ...counts.map(({ availability, count }) => ({
            id: availability,
            label: t(`workers.availability.${availability}`),
            to: filter.linkTo({ availability }),
            isCurrent: filter.availability === availability,
            count,
          })),
        ]}
      />
      <ListParts
        label={t('workers.documentsAlerts')}
        parts={alerts.map(({ alert, count }) => ({
          id: alert,
          label: t(`workers.documentsIn.${alert}`),
          to: filter.linkTo({ documents: filter.documents === alert ? '' : alert }),
          isCurrent: filter.documents === alert,
          count,
        }))}
      />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch
          label={t('workers.search')}
          search={filter.search}
          onSearch={(search) => filter.change({ search })}
        />
        <BranchSelect
          branch={filter.branch}
          onChange={(branch) => filter.change({ branch: branch?.toString() })}
        />
      </div>
    </div>
  )
}

/** The documents that expire soon, or else the first that will. */
function FirstDocuments({ documents }: Pick<OfficeWorker, 'documents'>) {
  const t = useText()
  const dated = documents.flatMap(({ kind, expiresOn }) => (expiresOn === null ? [] : { kind, expiresOn }))
  const urgent = dated.filter(({ expiresOn }) => documentAlert(expiresOn, today()) !== undefined)
  const shown = urgent.length > 0 ? urgent : dated.slice(0, 1)
  if (shown.length === 0)
    return (
      <Text as="span" tone="muted">
        {t('workers.noDocuments')}
      </Text>
    )
  return (
    <span className="grid justify-items-start gap-1">
      {shown.map(({ kind, expiresOn }) => (
        <span key={kind} className="inline-flex flex-wrap items-center gap-x-2">
          {t(`workers.document.${kind}`)}
          <DocumentExpiry on={expiresOn} />
        </span>
      ))}
    </span>
  )
}

function useColumns(): readonly TableColumn<OfficeWorker>[] {
  const t = useText()
  const { pathname, search } = useLocation()
  return [
    {
      id: 'name',
      header: t('workers.name'),
      rowHeader: true,
      cell: ({ id, name, nationality }) => (
        <span className="grid justify-items-start gap-1">
          <Link to={`/workers/${id}`} state={pathname + search} className="text-primary">
            <PersonName name={name} />
          </Link>
          {nationality !== null && (
            <Text as="span" size="small" tone="muted">
              {nationality.name}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'branch',
      header: t('today.branch'),
      cell: ({ branch }) => branch?.name ?? t('today.everyBranch'),
    },
    { id: 'today', header: t('workers.today'), cell: (worker) => <Availability of={worker} /> },
    {
      id: 'documents',
      header: t('workers.documents'),
      cell: ({ documents }) => <FirstDocuments documents={documents} />,
    },
  ]
}

/** The workers of the agency: what each does today, and whose documents expire. */
export function Workers() {
  const t = useText()
  const filter = useFilter()
  const { availability, documents, branch, search } = filter
  const query = { ...usePage(), availability, documents, branch, search: search === '' ? undefined : search }
  const answer = useEndpoint(opsListWorkers, { query }, { keepPreviousData: true, refreshInterval: 60_000 })
  const columns = useColumns()
  return (
    <Screen title={t('workers.title')}>
      <Filters key={search} filter={filter} list={answer.data} />
      <RecordList
        caption={t('workers.title')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState illustration={<Care />} title={t('workers.empty')} text={t('workers.emptyText')} />
        }
      />
    </Screen>
  )
}
