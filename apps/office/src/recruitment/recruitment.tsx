import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListRecruitment } from '@sakina/api-client/wire/ops'
import { trackingStages } from '@sakina/domain/vocabulary'
import { Mediation } from '@sakina/ui/art/illustrations/mediation'
import { EmptyState } from '@sakina/ui/empty-state'

import { RecordList, usePage } from '../file/record-list.tsx'
import { BranchSelect, chip, ListSearch, searchOf, wholeNumber } from '../shared/list-filters.tsx'
import { Link, useSearchParams } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useRecruitmentColumns } from './use-recruitment-columns.tsx'

type Name = 'stage' | 'late' | 'branch' | 'search'

/** What of the recruitments is shown; it stands in the URL, and any other filter begins on the first page. */
function useFilter() {
  const [query, setQuery] = useSearchParams()
  const search = searchOf(query.get('search'))
  const withValue = (name: Name, value: string): URLSearchParams => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    stage: trackingStages.find((stage) => stage === query.get('stage')),
    isLate: query.get('late') === 'true',
    branch: wholeNumber(query.get('branch')),
    search,
    linkTo: (name: Name, value: string) => `?${withValue(name, value).toString()}`,
    change: (name: Name, value: string) => setQuery(withValue(name, value)),
  }
}

type Props = {
  filter: ReturnType<typeof useFilter>
  counts: EntityOf<typeof opsListRecruitment>['counts']
}

/** The stages with their counts, and the recruitments that are late. */
function Stages({ filter: { stage, isLate, linkTo }, counts }: Props) {
  const t = useText()
  const sum = (part: 'count' | 'late') => counts.reduce((all, row) => all + row[part], 0)
  return (
    <nav aria-label={t('recruitment.stages')} className="min-w-0">
      <ul className="m-0 flex list-none gap-2 overflow-x-auto p-1 sm:flex-wrap">
        <li>
          <Link to={linkTo('stage', '')} className={chip} aria-current={stage === undefined || undefined}>
            {t('today.all')} <span className="tabular-nums">{sum('count')}</span>
          </Link>
        </li>
        <li>
          <Link to={linkTo('late', isLate ? '' : 'true')} className={chip} aria-current={isLate || undefined}>
            {t('recruitment.late')} <span className="tabular-nums">{sum('late')}</span>
          </Link>
        </li>
        {counts.map(({ stage: each, count }) => (
          <li key={each}>
            <Link to={linkTo('stage', each)} className={chip} aria-current={stage === each || undefined}>
              {t(`recruitment.stage.${each}`)} <span className="tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The search and the filters of recruitment. */
function Filters({ filter, counts }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stages filter={filter} counts={counts} />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch search={filter.search} onSearch={(search) => filter.change('search', search)} />
        <BranchSelect
          branch={filter.branch}
          onChange={(branch) => filter.change('branch', branch === undefined ? '' : String(branch))}
        />
      </div>
    </div>
  )
}

/** The recruitments under way: how far each is, when its worker is expected, and which are late. */
export function Recruitment() {
  const t = useText()
  const filter = useFilter()
  const { stage, isLate, branch, search } = filter
  const query = {
    ...usePage(),
    stage,
    late: isLate || undefined,
    branch,
    search: search === '' ? undefined : search,
  }
  const answer = useEndpoint(
    opsListRecruitment,
    { query },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  const columns = useRecruitmentColumns()
  return (
    <Screen title={t('recruitment.title')}>
      <Filters key={search} filter={filter} counts={answer.data?.counts ?? []} />
      <RecordList
        caption={t('recruitment.title')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState
            illustration={<Mediation />}
            title={t('recruitment.empty')}
            text={t('recruitment.emptyText')}
          />
        }
      />
    </Screen>
  )
}
