import { useEndpoint } from '@sakina/api-client/swr'
import { opsListCustomers } from '@sakina/api-client/wire/ops'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { customerColumns, type Customer } from '../shared/contact-columns.tsx'
import { ListSearch, searchOf } from '../shared/list-filters.tsx'
import { Moment } from '../shared/moment.tsx'
import { Navigate, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { RecordList, usePage } from './record-list.tsx'

const sinceColumn = (t: ReturnType<typeof useText>): TableColumn<Customer> => ({
  id: 'since',
  header: t('file.since'),
  cell: ({ createdAt: since }) => since !== null && <Moment at={since} />,
})

/** Finds the file of a customer by the number of an order or a contract, by mobile or by name. */
export function Find() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const search = searchOf(query.get('search'))
  const columns = [...customerColumns(t, (id) => `/file/${id}`), sinceColumn(t)]
  const page = usePage()
  const found = useEndpoint(opsListCustomers, search === '' ? null : { query: { ...page, search } })
  const only = found.data?.total === 1 ? found.data.items[0] : undefined
  if (only !== undefined && !found.isValidating) return <Navigate replace to={`/file/${only.id}`} />
  return (
    <Screen title={t('file.find')}>
      <ListSearch
        key={search}
        search={search}
        label={t('file.typed')}
        onSearch={(typed) => setQuery(typed === '' ? {} : { search: typed })}
      />
      {search === '' ? (
        <Text tone="muted">{t('file.how')}</Text>
      ) : (
        <RecordList
          caption={t('file.found')}
          answer={found}
          columns={columns}
          rowKey={({ id }) => String(id)}
        />
      )}
    </Screen>
  )
}
