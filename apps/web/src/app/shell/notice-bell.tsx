import { followEvents, type EventStreamState } from '@sakina/api-client/client'
import { useApiClient, useEndpoint } from '@sakina/api-client/swr'
import { followNotices, listNotices } from '@sakina/api-client/wire/notices'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { Icon, bellIcon } from '@sakina/ui/icon'
import { IconButton } from '@sakina/ui/icon-button'
import { useEffect, useState } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { useIsPageVisible } from '../../shared/timing/use-is-page-visible.ts'

/** The largest count the badge shows in full. */
const most = 99

/** How often the page asks for new notices while it has no event stream. */
const everyMilliseconds = 60_000

/** Reads the first notices, and reads them again when the server tells of a change. */
function useLiveNotices() {
  const client = useApiClient()
  const isVisible = useIsPageVisible()
  const [polls, setPolls] = useState(false)
  const [event, setEvent] = useState<EntityOf<typeof followNotices>>()
  const { data, mutate } = useEndpoint(
    listNotices,
    { query: { page: 1 } },
    { refreshInterval: polls ? everyMilliseconds : 0 },
  )
  // A browser opens few connections to a server, so a hidden tab keeps none of them busy.
  useEffect(() => {
    if (!isVisible) return undefined
    const stop = new AbortController()
    const onState = (state: EventStreamState) => setPolls(state !== 'open')
    void followEvents(client, followNotices, {}, { signal: stop.signal, onValue: setEvent, onState })
    return () => stop.abort()
  }, [client, isVisible])
  const isOutdated =
    data !== undefined &&
    event !== undefined &&
    (event.unread !== data.unread || event.latestId !== (data.items[0]?.id ?? null))
  useEffect(() => {
    if (isOutdated) void mutate()
  }, [event, isOutdated, mutate])
  return data
}

/** A link to the notices, with the number of unread ones. */
export default function NoticeBell() {
  const t = useText()
  const count = useLiveNotices()?.unread ?? 0
  return (
    <span className="relative inline-flex">
      <IconButton
        label={t('shell.notices', { count })}
        icon={<Icon of={bellIcon} />}
        link={<Link to={paths.notices.to()} />}
      />
      {count > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute end-0 top-0 min-w-5 rounded-full bg-danger px-1 text-center text-caption/5 font-semibold text-on-danger ring-2 ring-surface"
        >
          {t('shell.notices.count', { count: Math.min(count, most) })}
        </span>
      )}
    </span>
  )
}
