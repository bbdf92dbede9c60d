import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListInvoices } from '@sakina/api-client/wire/ops'
import { invoiceViews } from '@sakina/domain/vocabulary'
import { Invoice } from '@sakina/ui/art/illustrations/invoice'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { EmptyState } from '@sakina/ui/empty-state'
import { Money } from '@sakina/ui/money'
import type { TableColumn } from '@sakina/ui/table'

import { RecordLink } from '../answer/record-link.tsx'
import { RecordList, usePage } from '../file/record-list.tsx'
import { useContactColumns } from '../shared/contact-columns.tsx'
import { useText } from '../shared/text.ts'
import { riyals } from './csv.ts'
import { CsvButton } from './csv-button.tsx'
import { MoneyFilters, MoneyScreen, Parts, PeriodFilter } from './money-screen.tsx'
import { useListCsv, type CsvColumn } from './use-list-csv.ts'
import { queryOfFilter, useMoneyFilter } from './use-money-filter.ts'

type Row = EntityOf<typeof opsListInvoices>['items'][number]

function useInvoiceColumns(): readonly TableColumn<Row>[] {
  const t = useText()
  return [
    {
      id: 'number',
      header: t('file.number'),
      rowHeader: true,
      cell: ({ id, number }) => <RecordLink kind="charge" id={id} number={number} />,
    },
    ...useContactColumns<Row>(),
    { id: 'about', header: t('answer.fact.about'), cell: ({ kind }) => t.ofCode(`today.about.${kind}`) },
    { id: 'issued', header: t('answer.fact.issued'), cell: ({ date }) => date && <DateText value={date} /> },
    {
      id: 'due',
      header: t('answer.fact.payBy'),
      cell: ({ dueDate, isPayable }) => isPayable && dueDate && <DateText value={dueDate} />,
    },
    {
      id: 'amount',
      header: t('answer.fact.amount'),
      numeric: true,
      cell: ({ total }) => total !== null && <Money halalas={total} />,
    },
    {
      id: 'state',
      header: t('answer.fact.state'),
      cell: ({ state, kind, isOverdue, isPayable }) =>
        kind !== 'credit_note' && (
          <Badge size="sm" tone={isOverdue ? 'danger' : isPayable ? 'warning' : 'neutral'}>
            {isOverdue ? t('money.view.overdue') : state.label}
          </Badge>
        ),
    },
  ]
}

function useInvoiceCsv(): readonly CsvColumn<Row>[] {
  const t = useText()
  return [
    { header: t('file.number'), value: ({ number }) => number },
    { header: t('answer.fact.about'), value: ({ kind }) => t.ofCode(`today.about.${kind}`, kind) },
    { header: t('answer.fact.issued'), value: ({ date }) => date },
    { header: t('answer.fact.payBy'), value: ({ dueDate }) => dueDate },
    { header: t('today.family'), value: ({ customer }) => customer?.name },
    { header: t('answer.fact.phone'), value: ({ customer }) => customer?.phone },
    { header: t('today.branch'), value: ({ branch }) => branch?.name },
    { header: t('money.net'), value: ({ total, tax }) => riyals((total ?? 0) - tax) },
    { header: t('money.vat'), value: ({ tax }) => riyals(tax) },
    { header: t('answer.fact.amount'), value: ({ total }) => riyals(total) },
    { header: t('answer.fact.state'), value: ({ state }) => state.label },
  ]
}

/** The invoices and credit notes of all families: what is unpaid, and since when. */
export function Invoices() {
  const t = useText()
  const filter = useMoneyFilter()
  const view = invoiceViews.find((each) => each === filter.part)
  const query = { ...queryOfFilter(filter), view }
  const answer = useEndpoint(
    opsListInvoices,
    { query: { ...query, ...usePage() } },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  const columns = useInvoiceColumns()
  const read = useListCsv(useInvoiceCsv(), (request, range) =>
    request(opsListInvoices, { query: { ...query, ...range } }),
  )
  return (
    <MoneyScreen title={t('money.invoices')}>
      <Parts
        label={t('money.views')}
        filter={filter}
        parts={(answer.data?.counts ?? []).map(({ view: part, ...counted }) => ({
          part,
          label: t(`money.view.${part}`),
          ...counted,
        }))}
      />
      <MoneyFilters filter={filter} />
      <PeriodFilter filter={filter} />
      <RecordList
        caption={t('money.invoices')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState illustration={<Invoice />} title={t('money.noInvoices')} text={t('money.noneText')} />
        }
      />
      <CsvButton name="invoices" read={read} />
    </MoneyScreen>
  )
}
