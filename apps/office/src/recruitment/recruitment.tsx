import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListRecruitment } from '@sakina/api-client/wire/ops'
import { trackingStages } from '@sakina/domain/vocabulary'
import { Mediation } from '@sakina/ui/art/illustrations/mediation'
import { EmptyState } from '@sakina/ui/empty-state'

import { RecordList, usePage } from '../file/record-list.tsx'
import {
  BranchSelect,
  ListParts,
  ListSearch,
  searchOf,
  useUrlFilter,
  wholeNumber,
} from '../shared/list-filters.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useRecruitmentColumns } from './use-recruitment-columns.tsx'

/** What of the recruitments is shown. */
function useFilter() {
  const { valueOf, ...url } = useUrlFilter<'stage' | 'late' | 'branch' | 'search'>()
  return {
    ...url,
    stage: trackingStages.find((stage) => stage === valueOf('stage')),
    isLate: valueOf('late') === 'true',
    branch: wholeNumber(valueOf('branch')),
    search: searchOf(valueOf('search')),
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
    <ListParts
      label={t('recruitment.stages')}
      parts={[
        {
          id: 'all',
          label: t('today.all'),
          to: linkTo({ stage: '' }),
          isCurrent: stage === undefined,
          count: sum('count'),
        },
        {
          id: 'late',
          label: t('recruitment.late'),
          to: linkTo({ late: isLate ? '' : 'true' }),
          isCurrent: isLate,
          count: sum('late'),
        },
        ...counts.map(({ stage: each, count }) => ({
          id: each,
          label: t(`recruitment.stage.${each}`),
          to: linkTo({ stage: each }),
          isCurrent: stage === each,
          count,
        })),
      ]}
    />
  )
}

/** The search and the filters of recruitment. */
function Filters({ filter, counts }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stages filter={filter} counts={counts} />
      <div className="flex flex-wrap items-end gap-4">
        <ListSearch search={filter.search} onSearch={(search) => filter.change({ search })} />
        <BranchSelect
          branch={filter.branch}
          onChange={(branch) => filter.change({ branch: branch?.toString() })}
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
