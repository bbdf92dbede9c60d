import { paths } from '../config/paths.ts'
import { useText } from '../intl/use-text.ts'
import { Link } from '../router/index.ts'

const tabs = { orders: paths.myOrders, contracts: paths.contracts, visits: paths.visits } as const
const names = ['orders', 'contracts', 'visits'] as const

/**
 * Tabs that lead to the three lists of bookings, on a phone only; a wide page has the menu beside
 * it.
 */
export function BookingListTabs({ current }: { current: (typeof names)[number] }) {
  const t = useText()
  return (
    <nav aria-label={t('bookings.tabs')} className="mb-4 border-b border-border md:hidden print:hidden">
      <ul className="m-0 grid list-none grid-cols-3 p-0">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <Link
              to={tabs[name].to()}
              aria-current={name === current ? 'page' : undefined}
              className="-mb-px flex min-h-touch items-center justify-center border-b-2 border-transparent text-center text-text-muted no-underline aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary"
            >
              {t(`bookings.tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
