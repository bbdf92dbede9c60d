import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListPayments } from '@sakina/api-client/wire/ops'
import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import { officePaymentMethods, receivedPaymentMethods } from '@sakina/domain/vocabulary'
import { Wallet } from '@sakina/ui/art/illustrations/wallet'
import { EmptyState } from '@sakina/ui/empty-state'
import { Money } from '@sakina/ui/money'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'

import { RecordLink } from '../answer/record-link.tsx'
import { RecordList, usePage } from '../file/record-list.tsx'
import { useContactColumns } from '../shared/contact-columns.tsx'
import { Moment } from '../shared/moment.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { useText } from '../shared/text.ts'
import { riyals } from './csv.ts'
import { CsvButton } from './csv-button.tsx'
import { MoneyFilters, MoneyScreen, Parts, PeriodFilter } from './money-screen.tsx'
import { useListCsv, type CsvColumn } from './use-list-csv.ts'
import { queryOfFilter, useMoneyFilter } from './use-money-filter.ts'

type Row = EntityOf<typeof opsListPayments>['items'][number]

/** The number of a receipt of the office; what a provider calls a payment is no number for people. */
const receiptOf = ({ method, paymentRef }: Row): string | null =>
  officePaymentMethods.some((each) => each === method) ? paymentRef : null

function usePaymentColumns(): readonly TableColumn<Row>[] {
  const t = useText()
  return [
    {
      id: 'for',
      header: t('money.for'),
      rowHeader: true,
      cell: ({ invoice, order }) =>
        invoice !== null ? (
          <RecordLink kind="charge" id={invoice.id} number={invoice.name} />
        ) : (
          order !== null && <RecordLink kind="order" id={order.id} number={order.name} />
        ),
    },
    ...useContactColumns<Row>(),
    { id: 'at', header: t('money.at'), cell: ({ at }) => at && <Moment at={at} /> },
    {
      id: 'method',
      header: t('money.method'),
      cell: (row) => {
        const receipt = receiptOf(row)
        return (
          <span className="grid gap-1">
            {t(`money.method.${row.method}`)}
            {receipt !== null && (
              <Text as="span" size="small" tone="muted">
                <RecordNumber>{receipt}</RecordNumber>
              </Text>
            )}
          </span>
        )
      },
    },
    {
      id: 'amount',
      header: t('answer.fact.amount'),
      numeric: true,
      cell: ({ amount }) => <Money halalas={amount} />,
    },
    {
      id: 'refunded',
      header: t('money.refunded'),
      numeric: true,
      cell: ({ refunded, state }) => (
        <span className="grid justify-items-end gap-1">
          {refunded > 0 && <Money halalas={refunded} />}
          {state === 'unmatched' && (
            <Text as="span" size="small" tone="muted">
              {t('money.unmatched')}
            </Text>
          )}
        </span>
      ),
    },
  ]
}

function usePaymentCsv(): readonly CsvColumn<Row>[] {
  const t = useText()
  return [
    { header: t('money.for'), value: ({ invoice, order }) => (invoice ?? order)?.name },
    { header: t('money.at'), value: ({ at }) => at && `${riyadhDay(at)} ${riyadhTime(at)}` },
    { header: t('money.method'), value: ({ method }) => t(`money.method.${method}`) },
    { header: t('answer.fact.receipt'), value: receiptOf },
    { header: t('today.family'), value: ({ customer }) => customer?.name },
    { header: t('answer.fact.phone'), value: ({ customer }) => customer?.phone },
    { header: t('today.branch'), value: ({ branch }) => branch?.name },
    { header: t('answer.fact.amount'), value: ({ amount }) => riyals(amount) },
    { header: t('money.refunded'), value: ({ refunded }) => riyals(refunded) },
  ]
}

/** The money that came in, by the way it came. */
export function Payments() {
  const t = useText()
  const filter = useMoneyFilter()
  const method = receivedPaymentMethods.find((each) => each === filter.part)
  const query = { ...queryOfFilter(filter), method }
  const answer = useEndpoint(
    opsListPayments,
    { query: { ...query, ...usePage() } },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  const columns = usePaymentColumns()
  const read = useListCsv(usePaymentCsv(), (request, range) =>
    request(opsListPayments, { query: { ...query, ...range } }),
  )
  return (
    <MoneyScreen title={t('money.payments')}>
      <Parts
        label={t('money.methods')}
        filter={filter}
        parts={(answer.data?.counts ?? []).map(({ method: part, ...counted }) => ({
          part,
          label: t(`money.method.${part}`),
          ...counted,
        }))}
      />
      <MoneyFilters filter={filter} />
      <PeriodFilter filter={filter} />
      <RecordList
        caption={t('money.payments')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState illustration={<Wallet />} title={t('money.noPayments')} text={t('money.noneText')} />
        }
      />
      <CsvButton name="payments" read={read} />
    </MoneyScreen>
  )
}
