import type { Notice } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { listNotices, markNoticesAsRead } from '@sakina/api-client/wire/notices'
import { Badge } from '@sakina/ui/badge'
import { Button } from '@sakina/ui/button'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { DateText } from '@sakina/ui/date-text'
import { EmptyState } from '@sakina/ui/empty-state'
import { Icon, chevronForwardIcon } from '@sakina/ui/icon'
import { Pause } from '@sakina/ui/provider'
import { Skeleton } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import { riyadhDay, riyadhTime, type Instant } from '@sakina/domain/calendar'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { parsePageNumber, PagedList } from '../../shared/paging/paged-list.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { groupNotices } from './group-notices.ts'

const pageAt = (page: number) => paths.notices.to(page === 1 ? {} : { page })

function useNotices() {
  const page = parsePageNumber(useSearchParams()[0])
  return { page, notices: useEndpoint(listNotices, { query: { page } }, { keepPreviousData: true }) }
}

/** A button that marks all notices as read, for the title of their page. */
export function MarkAllAsRead() {
  const t = useText()
  const { data } = useNotices().notices
  const read = useCommand(markNoticesAsRead)
  if (!data?.unread) return null
  return (
    <Button variant="quiet" size="sm" loading={read.busy} onClick={() => void read.run({ body: {} })}>
      {t('notices.readAll')}
    </Button>
  )
}

/** The notices of a customer, newest first. Each links to its subject and is marked as read when opened. */
export function NoticeList() {
  const t = useText()
  const { page, notices } = useNotices()
  const read = useCommand(markNoticesAsRead)
  return (
    <AsyncView
      answer={notices}
      label={t('notices.loading')}
      failedTitle={t('notices.failed')}
      loading={
        <div className="grid gap-3">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-24 rounded-card" />
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState title={t('notices.none')} text={t('notices.noneText')} illustration={<CalendarVisit />} />
      }
    >
      {(found) => (
        <PagedList list={found} page={page} to={pageAt} label={t('notices.pages')}>
          <ul
            aria-label={t('notices.title')}
            className="m-0 list-none divide-y divide-border overflow-clip rounded-card border border-border bg-surface p-0"
          >
            {groupNotices(found.items).map(({ latest, earlier }) => (
              <li key={String(latest.id)}>
                <Entry notice={latest} onOpen={() => void read.run({ body: { id: String(latest.id) } })} />
                {earlier.length > 0 && (
                  <details className="px-4 pb-2">
                    <summary className="inline-flex min-h-touch cursor-pointer items-center text-small font-semibold text-primary">
                      {t('notices.signIns', { count: earlier.length })}
                    </summary>
                    <ul className="m-0 grid list-none gap-1 p-0 pb-2 text-small text-text-muted">
                      {earlier.map(
                        ({ id, at }) =>
                          at !== null && (
                            <li key={String(id)}>
                              <NoticeTime at={at} />
                            </li>
                          ),
                      )}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </PagedList>
      )}
    </AsyncView>
  )
}

/** Keeps a number such as SK-31PVX4P0 on one line. */
const withWholeNumbers = (text: string) =>
  text.split(/([A-Z]{2,3}-[A-Z\d]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )

const NoticeTime = ({ at }: { at: Instant }) => (
  <span className="flex flex-wrap gap-x-2 text-small text-text-muted">
    <DateText value={riyadhDay(at)} form="weekday" />
    <Pause />
    <TimeText value={riyadhTime(at)} />
  </span>
)

const row = 'flex items-start gap-3 p-4 text-text no-underline wrap-anywhere'

function Entry({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const t = useText()
  const { title, text, path, at, read } = notice
  const content = (
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={read ? '' : 'font-semibold'}>{withWholeNumbers(title)}</span>
        {!read && (
          <Badge size="sm" tone="primary">
            {t('notices.new')}
          </Badge>
        )}
      </span>
      <span className="text-small text-text-muted">{withWholeNumbers(text)}</span>
      {at !== null && <NoticeTime at={at} />}
    </span>
  )
  if (path === null) return <div className={row}>{content}</div>
  return (
    <Link
      to={path}
      className={`${row} -outline-offset-2 hover:bg-subtle`}
      onClick={read ? undefined : onOpen}
    >
      {content}
      <Icon of={chevronForwardIcon} size="sm" className="mt-1 text-text-muted" />
    </Link>
  )
}
