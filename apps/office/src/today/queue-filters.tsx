import { Checkbox } from '@sakina/ui/checkbox'
import type { QueueKind } from '@sakina/domain/vocabulary'

import { BranchSelect, chip, ListSearch } from '../shared/list-filters.tsx'
import { Link } from '../shared/router.tsx'
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
  const to = (kind: QueueKind | undefined) => queryOf({ ...filter, kind, page: 1 })
  return (
    <nav aria-label={t('today.kinds')} className="min-w-0">
      <ul className="m-0 flex list-none gap-2 overflow-x-auto p-1 sm:flex-wrap">
        <li>
          <Link to={to(undefined)} className={chip} aria-current={filter.kind === undefined || undefined}>
            {t('today.all')} <span className="tabular-nums">{total}</span>
          </Link>
        </li>
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={to(kind)} className={chip} aria-current={filter.kind === kind || undefined}>
              {t(`today.kind.${kind}`)} <span className="tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
