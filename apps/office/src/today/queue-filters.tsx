import { Checkbox } from '@sakina/ui/checkbox'
import type { QueueKind } from '@sakina/domain/vocabulary'

import { BranchSelect, ListParts, ListSearch } from '../shared/list-filters.tsx'
import { useText } from '../shared/text.ts'
import { queryOf, type QueueFilter } from './use-queue-filter.ts'

type KindCount = { readonly kind: QueueKind; readonly count: number }

type Props = {
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
  counts: readonly KindCount[]
}

/** The kinds of what waits, with their counts. */
function Kinds({ filter, counts }: Pick<Props, 'filter' | 'counts'>) {
  const t = useText()
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const partOf = (kind: QueueKind | undefined, label: string, count: number) => ({
    id: kind ?? '',
    label,
    to: queryOf({ ...filter, kind, page: 1 }),
    isCurrent: filter.kind === kind,
    count,
  })
  return (
    <ListParts
      label={t('today.kinds')}
      parts={[
        partOf(undefined, t('today.all'), total),
        ...counts.map(({ kind, count }) => partOf(kind, t(`today.kind.${kind}`), count)),
      ]}
    />
  )
}

/** The search and the filters of the queue. */
export function QueueFilters({ filter, onChange, counts }: Props) {
  const t = useText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Kinds filter={filter} counts={counts} />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch search={filter.search} onSearch={(search) => onChange({ ...filter, search, page: 1 })} />
        <BranchSelect
          branch={filter.branch}
          onChange={(branch) => onChange({ ...filter, branch, page: 1 })}
        />
        <Checkbox
          label={t('today.mine')}
          checked={filter.isMine}
          onCheckedChange={(isMine) => onChange({ ...filter, isMine, page: 1 })}
        />
      </div>
    </div>
  )
}
