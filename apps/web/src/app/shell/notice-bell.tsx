import { useEndpoint } from '@sakina/api-client/swr'
import { listNotices } from '@sakina/api-client/wire/notices'
import { Icon, bellIcon } from '@sakina/ui/icon'
import { IconButton } from '@sakina/ui/icon-button'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

/** The largest count the badge shows in full. */
const most = 99

/** How often a visible page asks the server for new notices. */
const everyMilliseconds = 60_000

/** A link to the notices, with the number of unread ones. */
export default function NoticeBell() {
  const t = useText()
  const { data } = useEndpoint(listNotices, { query: { page: 1 } }, { refreshInterval: everyMilliseconds })
  const count = data?.unread ?? 0
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
          className="pointer-events-none absolute end-0.5 top-0.5 min-w-5 rounded-full bg-danger px-1 text-center text-caption font-semibold text-on-danger"
        >
          {t('shell.notices.count', { count: Math.min(count, most) })}
        </span>
      )}
    </span>
  )
}
