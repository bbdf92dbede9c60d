import { useEndpoint } from '@sakina/api-client/swr'
import { listBranches } from '@sakina/api-client/wire/catalogue'
import { Button } from '@sakina/ui/button'
import { Checkbox } from '@sakina/ui/checkbox'
import { NativeSelect } from '@sakina/ui/native-select'
import { TextField } from '@sakina/ui/text-field'
import type { QueueKind } from '@sakina/domain/vocabulary'
import { useState } from 'react'

import { useSession } from '../shared/person.ts'
import { Link } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { queryOf, type QueueFilter } from './use-queue-filter.ts'

type KindCount = { readonly kind: QueueKind; readonly count: number }

type Props = {
  filter: QueueFilter
  onChange: (filter: QueueFilter) => void
  counts: readonly KindCount[]
}

/** The classes of a link that filters a list. */
export const chip =
  'inline-flex min-h-touch items-center gap-2 whitespace-nowrap rounded-field border border-border px-3 font-semibold text-primary no-underline hover:bg-primary-soft aria-[current=true]:border-transparent aria-[current=true]:bg-primary aria-[current=true]:text-on-primary'

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

/** The branches that the person may choose: the own ones, or all of them. */
export function useBranchOptions() {
  const { person } = useSession()
  const isLimited = person.branches.length > 0
  const { data = [] } = useEndpoint(listBranches, isLimited ? null : {})
  const branches = isLimited ? person.branches.flatMap((branch) => branch ?? []) : data
  return branches.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The search and the filters of the queue. */
export function QueueFilters({ filter, onChange, counts }: Props) {
  const t = useText()
  const options = useBranchOptions()
  const [typed, setTyped] = useState(filter.search)
  const search = (): void => onChange({ ...filter, search: typed.trim().slice(0, 60), page: 1 })
  return (
    <div className="grid grid-cols-1 gap-4">
      <Kinds filter={filter} counts={counts} />
      <div className="flex flex-wrap items-end gap-4">
        <form
          role="search"
          className="flex min-w-0 grow items-end gap-2 sm:max-w-md"
          onSubmit={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <TextField
            type="search"
            className="min-w-0 grow"
            label={t('today.search')}
            value={typed}
            onValueChange={setTyped}
          />
          <Button type="submit" variant="secondary">
            {t('today.find')}
          </Button>
        </form>
        {options.length > 1 && (
          <NativeSelect
            label={t('today.branch')}
            placeholder={t('today.everyBranch')}
            options={options}
            value={filter.branch === undefined ? '' : String(filter.branch)}
            onValueChange={(value) =>
              onChange({ ...filter, branch: value === '' ? undefined : Number(value), page: 1 })
            }
          />
        )}
        <Checkbox
          label={t('today.mine')}
          checked={filter.isMine}
          onCheckedChange={(isMine) => onChange({ ...filter, isMine, page: 1 })}
        />
      </div>
    </div>
  )
}
