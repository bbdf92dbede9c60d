import { useEndpoint } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import { opsListRefunds } from '@sakina/api-client/wire/ops'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { refundStates } from '@sakina/domain/vocabulary'
import { Wallet } from '@sakina/ui/art/illustrations/wallet'
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
import { MoneyFilters, MoneyScreen, Parts } from './money-screen.tsx'
import { useListCsv, type CsvColumn } from './use-list-csv.ts'
import { useMoneyFilter } from './use-money-filter.ts'

type Row = EntityOf<typeof opsListRefunds>['items'][number]

function useStateWord() {
  const t = useText()
  return (state: string): string => t.ofCode(`answer.refund.${state}`)
}

function useRefundColumns(): readonly TableColumn<Row>[] {
  const t = useText()
  const stateWord = useStateWord()
  return [
    {
      id: 'number',
      header: t('file.number'),
      rowHeader: true,
      cell: ({ id, invoice, order }) => (
        <RecordLink kind="refund" id={id} number={(invoice ?? order)?.name ?? ''} />
      ),
    },
    ...useContactColumns<Row>(),
    { id: 'method', header: t('money.method'), cell: ({ method }) => t(`money.method.${method}`) },
    {
      id: 'due',
      header: t('money.dueBy'),
      cell: ({ due }) => due !== null && <DateText value={riyadhDay(instant(due))} />,
    },
    {
      id: 'amount',
      header: t('answer.fact.amount'),
      numeric: true,
      cell: ({ amount }) => <Money halalas={amount} />,
    },
    {
      id: 'state',
      header: t('answer.fact.state'),
      cell: ({ state }) => (
        <Badge
          size="sm"
          tone={
            state === 'sent' ? 'neutral' : state === 'pending' || state === 'sending' ? 'warning' : 'danger'
          }
        >
          {stateWord(state)}
        </Badge>
      ),
    },
  ]
}

function useRefundCsv(): readonly CsvColumn<Row>[] {
  const t = useText()
  const stateWord = useStateWord()
  return [
    { header: t('file.number'), value: ({ invoice, order }) => (invoice ?? order)?.name },
    { header: t('money.method'), value: ({ method }) => t(`money.method.${method}`) },
    { header: t('today.family'), value: ({ customer }) => customer?.name },
    { header: t('answer.fact.phone'), value: ({ customer }) => customer?.phone },
    { header: t('today.branch'), value: ({ branch }) => branch?.name },
    { header: t('answer.fact.amount'), value: ({ amount }) => riyals(amount) },
    { header: t('answer.fact.state'), value: ({ state }) => stateWord(state) },
  ]
}

/** What goes back to families, and how far it is. */
export function Refunds() {
  const t = useText()
  const stateWord = useStateWord()
  const filter = useMoneyFilter()
  const { branch, search } = filter
  const query = {
    branch,
    search: search === '' ? undefined : search,
    state: refundStates.find((each) => each === filter.part),
  }
  const answer = useEndpoint(
    opsListRefunds,
    { query: { ...query, ...usePage() } },
    { keepPreviousData: true, refreshInterval: 60_000 },
  )
  const columns = useRefundColumns()
  const read = useListCsv(useRefundCsv(), (request, range) =>
    request(opsListRefunds, { query: { ...query, ...range } }),
  )
  return (
    <MoneyScreen title={t('money.refunds')}>
      <Parts
        label={t('money.refundStates')}
        filter={filter}
        parts={refundStates.map((part) => ({ part, label: stateWord(part) }))}
      />
      <MoneyFilters filter={filter} />
      <RecordList
        caption={t('money.refunds')}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState illustration={<Wallet />} title={t('money.noRefunds')} text={t('money.noneText')} />
        }
      />
      <CsvButton name="refunds" read={read} />
    </MoneyScreen>
  )
}
