import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsGetClosing } from '@sakina/api-client/wire/ops'
import { Wallet } from '@sakina/ui/art/illustrations/wallet'
import { EmptyState } from '@sakina/ui/empty-state'
import { Heading } from '@sakina/ui/heading'
import { Money } from '@sakina/ui/money'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { Table, type TableColumn } from '@sakina/ui/table'
import type { ReactNode } from 'react'

import { BranchSelect } from '../shared/list-filters.tsx'
import { LoadFailure } from '../shared/load-failure.tsx'
import { useSignedOutCheck } from '../shared/person.ts'
import { Link } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { riyals } from './csv.ts'
import { CsvButton } from './csv-button.tsx'
import {
  sumOfMoved,
  sumsByBranch,
  sumsByMethod,
  sumsOfVat,
  type Moved,
  type VatSums,
} from './closing-sums.ts'
import { MoneyScreen, PeriodFilter } from './money-screen.tsx'
import { periods, useMoneyFilter, type MoneyFilter } from './use-money-filter.ts'

type ClosingOf = EntityOf<typeof opsGetClosing>

type MovedRow = Moved & { readonly id: string; readonly name: ReactNode }

const sum = (header: string, id: string, of: (row: Moved) => number): TableColumn<MovedRow> => ({
  id,
  header,
  numeric: true,
  cell: (row) => <Money halalas={of(row)} weight={row.id === 'total' ? 'strong' : 'regular'} />,
})

/** What moved, a row for each way or branch, with the total as the last row. */
function MovedTable({ caption, rows }: { caption: string; rows: readonly MovedRow[] }) {
  const t = useText()
  return (
    <Table
      caption={caption}
      captionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: caption, rowHeader: true, cell: ({ name }) => name },
        { id: 'count', header: t('money.count'), numeric: true, cell: ({ count }) => count },
        sum(t('money.received'), 'received', ({ received }) => received),
        sum(t('money.returned'), 'returned', ({ returned }) => -returned),
        sum(t('money.left'), 'left', ({ received, returned }) => received - returned),
      ]}
    />
  )
}

const vatColumn = (id: 'taxed' | 'untaxed' | 'tax' | 'total', header: string): TableColumn<VatSums> => ({
  id,
  header,
  numeric: true,
  cell: (row) => <Money halalas={row[id]} weight={row.kind === 'due' ? 'strong' : 'regular'} />,
})

function VatTable({ rows }: { rows: readonly VatSums[] }) {
  const t = useText()
  return (
    <Table
      caption={t('money.vatTitle')}
      captionHidden
      rows={rows}
      rowKey={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          header: t('money.document'),
          rowHeader: true,
          cell: ({ kind }) => t(`money.kind.${kind}`),
        },
        { id: 'count', header: t('money.count'), numeric: true, cell: ({ count }) => count },
        vatColumn('taxed', t('money.taxed')),
        vatColumn('untaxed', t('money.untaxed')),
        vatColumn('tax', t('money.vat')),
        vatColumn('total', t('money.total')),
      ]}
    />
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <Heading level={2} size="lead">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function Sums({ closing, filter }: { closing: ClosingOf; filter: MoneyFilter }) {
  const t = useText()
  const methods = sumsByMethod(closing.payments)
  const branches = sumsByBranch(closing.payments)
  return (
    <>
      <Part title={t('money.byMethod')}>
        <MovedTable
          caption={t('money.method')}
          rows={[
            ...methods.map(({ method, ...moved }) => ({
              ...moved,
              id: method,
              name: t(`money.method.${method}`),
            })),
            { ...sumOfMoved(methods), id: 'total', name: t('money.total') },
          ]}
        />
      </Part>
      {branches.length > 1 && (
        <Part title={t('money.byBranch')}>
          <MovedTable
            caption={t('today.branch')}
            rows={branches.map(({ branch, ...moved }) => ({
              ...moved,
              id: String(branch?.id ?? ''),
              name:
                branch === null ? (
                  t('today.everyBranch')
                ) : (
                  <Link to={filter.linkTo({ branch: String(branch.id) })} className="text-primary">
                    {branch.name}
                  </Link>
                ),
            }))}
          />
        </Part>
      )}
      <Part title={t('money.vatTitle')}>
        <VatTable rows={sumsOfVat(closing.vat)} />
      </Part>
    </>
  )
}

/** The rows of a closing by branch, and below them its invoices. */
function csvRows({ payments, vat }: ClosingOf, t: ReturnType<typeof useText>) {
  return [
    [t('today.branch'), t('money.method'), t('money.count'), t('money.received'), t('money.returned')],
    ...payments.map(({ branch, method, count, received, returned }) => [
      branch?.name ?? t('today.everyBranch'),
      t(`money.method.${method}`),
      count,
      riyals(received),
      riyals(returned),
    ]),
    [],
    [
      t('today.branch'),
      t('money.document'),
      t('money.count'),
      t('money.taxed'),
      t('money.untaxed'),
      t('money.vat'),
      t('money.total'),
    ],
    ...vat.map(({ branch, kind, count, taxed, untaxed, tax, total }) => [
      branch?.name ?? t('today.everyBranch'),
      t(`money.kind.${kind}`),
      count,
      riyals(taxed),
      riyals(untaxed),
      riyals(tax),
      riyals(total),
    ]),
  ]
}

/** The closing of a day, a month or any days: what was paid by which way, and the VAT of what was invoiced. */
export function Closing() {
  const t = useText()
  const named = useMoneyFilter()
  const day = periods.today()
  const filter = { ...named, from: named.from ?? named.to ?? day.from, to: named.to ?? named.from ?? day.to }
  const { from, to, branch } = filter
  const { data, error, isValidating, mutate } = useEndpoint(
    opsGetClosing,
    { query: { from, to, branch } },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  useSignedOutCheck(error)
  const isEmpty = data !== undefined && data.payments.length === 0 && data.vat.length === 0
  return (
    <MoneyScreen title={t('money.closing')}>
      <div className="flex flex-wrap items-end gap-4">
        <PeriodFilter filter={filter} />
        <BranchSelect branch={branch} onChange={(chosen) => filter.change({ branch: chosen?.toString() })} />
      </div>
      {data === undefined ? (
        error !== undefined && !isValidating ? (
          <LoadFailure error={error} onRetry={() => void mutate()} />
        ) : (
          <SkeletonGroup label={t('answer.loading')} className="appear-late grid gap-4">
            <Skeleton shape="title" width="half" />
            <Skeleton shape="block" width="full" />
          </SkeletonGroup>
        )
      ) : isEmpty ? (
        <EmptyState illustration={<Wallet />} title={t('money.noClosing')} text={t('money.noClosingText')} />
      ) : (
        <>
          <Sums closing={data} filter={filter} />
          <CsvButton name={`closing-${from}-${to}`} read={() => Promise.resolve(csvRows(data, t))} />
        </>
      )}
    </MoneyScreen>
  )
}
