import { opsGetClosing, opsListInvoices, opsListPayments, opsListRefunds } from '@sakina/api-client/wire/ops'
import type { Halalas } from './csv.ts'
import { DatePicker } from '@sakina/ui/date-picker'
import type { ReactNode } from 'react'

import { today } from '../shared/clock.ts'
import { BranchSelect, chip, ListParts, ListSearch } from '../shared/list-filters.tsx'
import { mayDo, useSession } from '../shared/person.ts'
import { Link, NavLink } from '../shared/router.tsx'
import { Screen } from '../shared/screen.tsx'
import { useText } from '../shared/text.ts'
import { periods, type MoneyFilter } from './use-money-filter.ts'

const screens = [
  { to: '/money', label: 'money.invoices', operation: opsListInvoices },
  { to: '/money/payments', label: 'money.payments', operation: opsListPayments },
  { to: '/money/refunds', label: 'money.refunds', operation: opsListRefunds },
  { to: '/money/closing', label: 'money.closing', operation: opsGetClosing },
] as const

const tab =
  'inline-flex min-h-touch items-center whitespace-nowrap border-b-2 border-transparent px-3 font-semibold text-text-muted no-underline hover:text-primary aria-[current=page]:border-primary aria-[current=page]:text-primary'

/** A screen of money, with the ways to the others. */
export function MoneyScreen({ title, children }: { title: string; children: ReactNode }) {
  const t = useText()
  const { person } = useSession()
  return (
    <Screen title={title}>
      <nav aria-label={t('app.money')} className="min-w-0 border-b border-border">
        <ul className="m-0 flex list-none gap-1 overflow-x-auto p-0">
          {screens
            .filter(({ operation }) => mayDo(person, operation))
            .map(({ to, label }) => (
              <li key={to}>
                <NavLink end to={to} className={tab}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      {children}
    </Screen>
  )
}

type Part = { readonly part: string; readonly label: string; readonly count?: number; readonly sum?: Halalas }
type PartsProps = { label: string; filter: MoneyFilter; parts: readonly Part[] }

/** The parts of a list of money, with how many are in each and their sum. */
export function Parts({ label, filter, parts }: PartsProps) {
  const t = useText()
  const all: Part = { part: '', label: t('today.all') }
  return (
    <ListParts
      label={label}
      parts={[all, ...parts].map(({ part, ...shown }) => ({
        ...shown,
        id: part,
        to: filter.linkTo({ part }),
        isCurrent: (filter.part ?? '') === part,
      }))}
    />
  )
}

const periodNames = ['today', 'yesterday', 'month', 'lastMonth'] as const

/** The days of a list, from the first to the last, and the ones that are often asked for. */
export function PeriodFilter({ filter }: { filter: MoneyFilter }) {
  const t = useText()
  const { from, to } = filter
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DatePicker
        label={t('money.from')}
        today={today()}
        value={from ?? ''}
        onValueChange={(day) => filter.change({ from: day ?? '' })}
      />
      <DatePicker
        label={t('money.to')}
        today={today()}
        value={to ?? ''}
        onValueChange={(day) => filter.change({ to: day ?? '' })}
      />
      {periodNames.map((name) => {
        const days = periods[name]()
        return (
          <Link
            key={name}
            to={filter.linkTo(days)}
            className={chip}
            aria-current={(days.from === from && days.to === to) || undefined}
          >
            {t(`money.period.${name}`)}
          </Link>
        )
      })}
    </div>
  )
}

/** The search, the branch and what else a list of money is filtered by. */
export function MoneyFilters({ filter, children }: { filter: MoneyFilter; children?: ReactNode }) {
  return (
    <div key={filter.search} className="flex flex-wrap items-end gap-4">
      <ListSearch search={filter.search} onSearch={(search) => filter.change({ search })} />
      <BranchSelect
        branch={filter.branch}
        onChange={(branch) => filter.change({ branch: branch?.toString() })}
      />
      {children}
    </div>
  )
}
