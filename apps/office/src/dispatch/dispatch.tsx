import { useEndpoint } from '@sakina/api-client/swr'
import { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListAbsences, opsMakeDriverLink } from '@sakina/api-client/wire/ops'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { Offline } from '@sakina/ui/art/illustrations/offline'
import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { Pagination } from '@sakina/ui/pagination'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { Text } from '@sakina/ui/text'
import { useCallback, useState } from 'react'

import { today } from '../shared/clock.ts'
import { mayDo, useSession, useSignedOutCheck } from '../shared/person.ts'
import { Link, Navigate } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'
import { DispatchFilters } from './dispatch-filters.tsx'
import { DriverPanel, GivenText, type DriverDay } from './driver-panel.tsx'
import { TaskTables } from './task-tables.tsx'
import { dispatchPath, useDispatchFilter, type DispatchFilter } from './use-dispatch-filter.ts'

const perPage = 100
/** How often the day looks for what has changed, in milliseconds. */
const refreshInterval = 30_000

const isFiltered = ({ view, branch, worker, driver, search }: DispatchFilter): boolean =>
  view !== undefined || branch !== undefined || worker !== undefined || driver !== '' || search !== ''

/** How far the day is: what has no outcome yet, or that it is closed. */
function Closing({
  day,
  counts,
}: Pick<DispatchFilter, 'day'> & Pick<EntityOf<typeof opsListDispatch>, 'counts'>) {
  const t = useText()
  const of = (view: string) => counts.find((each) => each.view === view)?.count ?? 0
  const [open, done, failed] = [of('open'), of('done'), of('failed')]
  if (open + done + failed === 0) return null
  if (day > today())
    return (
      <Text role="status" tone="muted">
        {t('dispatch.planned', { count: open })}
      </Text>
    )
  const isOver = open === 0
  const tone = isOver ? 'success' : day < today() ? 'danger' : 'muted'
  return (
    <Text role="status" tone={tone}>
      {t(isOver ? 'dispatch.closed' : 'dispatch.summary', { open, done, failed })}
    </Text>
  )
}

/** The day of a branch: its visits by time, worker or driver, what is missing, and how it ended. */
export function Dispatch() {
  const t = useText()
  const words = useErrorMessage()
  const { person } = useSession()
  const { filter, change } = useDispatchFilter()
  const { day: date, view, branch, worker, driver, search, order, page } = filter
  const query = {
    page,
    limit: perPage,
    date,
    order,
    view,
    branch,
    worker,
    driver: driver === '' ? undefined : driver,
    search: search === '' ? undefined : search,
  }
  const day = useEndpoint(opsListDispatch, { query }, { keepPreviousData: true, refreshInterval })
  const { data, error, isValidating, isLoading, mutate } = day
  const [chosen, setChosen] = useState<{ readonly day: string; readonly numbers: readonly string[] }>()
  const selected = chosen?.day === date ? chosen.numbers : []
  const [given, setGiven] = useState<DriverDay>()
  const select = useCallback(
    (shown: readonly string[], numbers: readonly string[]) =>
      setChosen((before) => {
        const others = before?.day === date ? before.numbers : []
        return { day: date, numbers: [...others.filter((number) => !shown.includes(number)), ...numbers] }
      }),
    [date],
  )
  useSignedOutCheck(error)
  if (data !== undefined && !isLoading && data.items.length === 0 && page > data.totalPages)
    return <Navigate replace to={dispatchPath({ ...filter, page: data.totalPages })} />
  const linkToPage = (to: number) => <Link to={dispatchPath({ ...filter, page: to })} />
  const mayGive = mayDo(person, opsMakeDriverLink)
  return (
    <Screen title={t('dispatch.title')}>
      {data !== undefined && !isLoading && <Closing day={date} counts={data.counts} />}
      {given !== undefined && <GivenText key={given.link + given.count} {...given} />}
      <DispatchFilters key={search} filter={filter} onChange={change} day={data} />
      {mayDo(person, opsListAbsences) && (
        <Link to="/absences" className="justify-self-start text-primary">
          {t('dispatch.absences')}
        </Link>
      )}
      {data === undefined && error !== undefined && !isValidating ? (
        <ErrorState
          illustration={error.kind === 'network' ? <Offline /> : <Unplugged />}
          title={t('dispatch.failed')}
          text={words(error)}
          onRetry={() => void mutate()}
        />
      ) : data === undefined ? (
        <SkeletonGroup label={t('dispatch.loading')} className="appear-late grid gap-4">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" width="full" />
          <Skeleton shape="block" width="full" />
        </SkeletonGroup>
      ) : (
        <div aria-busy={isLoading || undefined} className={isLoading ? 'opacity-60' : undefined}>
          {data.items.length > 0 ? (
            <TaskTables
              tasks={data.items}
              order={order}
              here={dispatchPath(filter)}
              selected={selected}
              onSelect={mayGive ? select : undefined}
            />
          ) : isFiltered(filter) ? (
            <EmptyState
              illustration={<NothingFound />}
              title={t('dispatch.nothingFound')}
              action={
                <Link
                  to={dispatchPath({
                    ...filter,
                    view: undefined,
                    branch: undefined,
                    worker: undefined,
                    driver: '',
                    search: '',
                    page: 1,
                  })}
                >
                  {t('today.showAll')}
                </Link>
              }
            />
          ) : (
            <EmptyState
              illustration={<CalendarVisit />}
              title={t('dispatch.empty')}
              text={t('dispatch.emptyText')}
            />
          )}
        </div>
      )}
      {selected.length > 0 && (
        <DriverPanel
          day={date}
          visits={selected}
          drivers={data?.drivers ?? []}
          onClear={() => setChosen(undefined)}
          onGiven={(what) => {
            setGiven(what)
            setChosen(undefined)
            void mutate()
          }}
        />
      )}
      {data !== undefined && data.totalPages > 1 && (
        <Pagination
          label={t('dispatch.pages')}
          page={Math.min(page, data.totalPages)}
          pages={data.totalPages}
          link={linkToPage}
        />
      )}
    </Screen>
  )
}
