import { Icon, packageIcon, sunIcon, userIcon, walletIcon } from '@sakina/ui/icon'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link, useLocation } from '../../shared/router/index.ts'

const entries = [
  { name: 'today', path: paths.profile, icon: sunIcon, holds: [] },
  {
    name: 'orders',
    path: paths.myOrders,
    icon: packageIcon,
    holds: [paths.myOrder, paths.visits, paths.contracts, paths.requests],
  },
  { name: 'wallet', path: paths.wallet, icon: walletIcon, holds: [paths.wallet] },
  { name: 'electronic', path: paths.sideBar, icon: userIcon, holds: [] },
] as const

const plain = (path: string): string => path.replace(/(?<=.)\/+$/, '').toLowerCase()

/**
 * The bottom bar of a phone with the four main places of a customer. The menu of each page leads to the
 * rest.
 */
export function BottomBar() {
  const t = useText()
  const here = plain(useLocation().pathname)
  const currentOf = ({ path, holds }: (typeof entries)[number]) => {
    if (here === plain(path.pattern)) return 'page'
    return holds.some(({ pattern }) => `${here}/`.startsWith(`${plain(pattern)}/`)) ? 'true' : undefined
  }
  return (
    <nav
      aria-label={t('shell.bottomBar')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-sticky border-t border-border bg-raised pb-[env(safe-area-inset-bottom)] md:hidden print:hidden low:hidden"
    >
      <ul className="m-0 grid list-none grid-cols-4 p-0">
        {entries.map((entry) => (
          <li key={entry.name} className="min-w-0">
            <Link
              to={entry.path.to()}
              aria-current={currentOf(entry)}
              className="grid min-h-15 content-center justify-items-center gap-0.5 px-1 text-center text-small text-text-muted no-underline -outline-offset-2 aria-[current]:font-semibold aria-[current]:text-primary"
            >
              <Icon of={entry.icon} size="md" />
              <span className="wrap-anywhere">{t(`shell.nav.${entry.name}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
