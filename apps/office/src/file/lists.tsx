import { useEndpoint } from '@sakina/api-client/swr'
import type { Id } from '@sakina/api-client/client'
import type { EntityOf, OperationRow } from '@sakina/api-client/wire/operation'
import {
  opsListComplaints,
  opsListContracts,
  opsListCustomerActs,
  opsListCustomerInvoices,
  opsListNotices,
  opsListOrders,
  opsListRefunds,
  opsListRequests,
  opsListUploads,
  opsListVisits,
} from '@sakina/api-client/wire/ops'
import { opsListQueue } from '@sakina/api-client/wire/queue'
import { Badge } from '@sakina/ui/badge'
import { DateText } from '@sakina/ui/date-text'
import { Money } from '@sakina/ui/money'
import { PersonName } from '@sakina/ui/person-name'
import { Rating } from '@sakina/ui/rating'
import type { TableColumn } from '@sakina/ui/table'
import { Text } from '@sakina/ui/text'
import type { ReactNode } from 'react'

import { Acts } from '../acts/acts.tsx'
import { useTake } from '../answer/owner.tsx'
import { RecordLink } from '../answer/record-link.tsx'
import { familyColumn } from '../shared/contact-columns.tsx'
import type { MessageId } from '../shared/arabic-messages.ts'
import { Moment } from '../shared/moment.tsx'
import { RecordNumber } from '../shared/record-number.tsx'
import { useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'
import { Written } from '../shared/written.tsx'
import { useQueueColumns } from '../today/use-queue-columns.tsx'
import { OpenPaper } from './open-paper.tsx'
import { RecordList, usePage } from './record-list.tsx'

type Of = { customer: string }
type Row<Operation> = EntityOf<Operation> extends { readonly items: readonly (infer Item)[] } ? Item : never

const idOf = ({ id }: { readonly id: Id | null }): string => String(id)

/** A column whose header is a message. */
type Column<Item> = { readonly id: MessageId; readonly cell: (item: Item) => ReactNode }

function useColumns<Item>(columns: readonly Column<Item>[]): readonly TableColumn<Item>[] {
  const t = useText()
  return columns.map(({ id, cell }, index) => ({ id, header: t(id), cell, rowHeader: index === 0 }))
}

const Day = ({ on }: { on: Parameters<typeof DateText>[0]['value'] | null }) => on && <DateText value={on} />
const Sum = ({ of }: { of: number | null }) => of !== null && <Money halalas={of} />
const Workers = ({ of }: { of: readonly { readonly name: string }[] }) =>
  of.map(({ name }) => <PersonName key={name} name={name} />)

const Word = ({ id }: { id: string }) => useText().ofCode(id)

function Waiting({ customer }: Of) {
  const t = useText()
  const { pathname, search } = useLocation()
  const answer = useEndpoint(opsListQueue, { query: { ...usePage(), customer } })
  const { take, busy } = useTake(answer.mutate)
  const columns = useQueueColumns({ onTake: take, isBusy: busy, here: pathname + search }).filter(
    ({ id }) => id !== 'family',
  )
  return <RecordList caption={t('file.tab.waiting')} answer={answer} columns={columns} rowKey={idOf} />
}

const orderColumns: readonly Column<Row<typeof opsListOrders>>[] = [
  { id: 'file.number', cell: ({ id, number }) => <RecordLink kind="order" id={id} number={number} /> },
  { id: 'answer.fact.about', cell: ({ kind }) => <Word id={`today.about.${kind}`} /> },
  { id: 'answer.fact.state', cell: ({ status }) => <Word id={`acts.change.order.${status.code}`} /> },
  { id: 'answer.fact.starts', cell: ({ startDate }) => <Day on={startDate} /> },
  { id: 'answer.fact.worker', cell: ({ workers }) => <Workers of={workers} /> },
  { id: 'answer.fact.total', cell: ({ total }) => <Sum of={total} /> },
]
function Orders({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListOrders, { query: { ...usePage(), customer } })
  const columns = useColumns(orderColumns)
  return <RecordList caption={t('file.tab.orders')} answer={answer} columns={columns} rowKey={idOf} />
}

/** The orders under way that a worker is on. */
export function OrdersOfWorker({ worker }: { worker: number }) {
  const t = useText()
  const answer = useEndpoint(opsListOrders, { query: { ...usePage(), worker } })
  const family = familyColumn<Row<typeof opsListOrders>>(t)
  const [number, ...rest] = useColumns(orderColumns)
  const columns = [...(number === undefined ? [] : [number]), family, ...rest]
  return <RecordList caption={t('file.tab.orders')} answer={answer} columns={columns} rowKey={idOf} />
}

const contractColumns: readonly Column<Row<typeof opsListContracts>>[] = [
  { id: 'file.number', cell: ({ id, number }) => <RecordLink kind="contract" id={id} number={number} /> },
  { id: 'answer.fact.plan', cell: ({ plan }) => plan?.name },
  { id: 'answer.fact.state', cell: ({ state }) => state.label },
  { id: 'answer.fact.starts', cell: ({ startDate }) => <Day on={startDate} /> },
  { id: 'answer.fact.ends', cell: ({ endDate }) => <Day on={endDate} /> },
  { id: 'answer.fact.worker', cell: ({ workers }) => <Workers of={workers} /> },
  { id: 'answer.fact.total', cell: ({ total }) => <Sum of={total} /> },
]
function Contracts({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListContracts, { query: { ...usePage(), customer } })
  const columns = useColumns(contractColumns)
  return <RecordList caption={t('file.tab.contracts')} answer={answer} columns={columns} rowKey={idOf} />
}

/** What a family said about a visit: the stars, whom it wants the next time, and its own words. */
function FamilyRating({ visit: { rating, worker } }: { visit: Row<typeof opsListVisits> }) {
  const t = useText()
  if (rating === null) return null
  const { stars, nextWorker, note } = rating
  return (
    <span className="grid gap-1">
      <Rating value={stars} />
      {nextWorker !== null && (
        <Badge
          size="sm"
          tone={nextWorker === 'another' ? 'danger' : 'success'}
          className="justify-self-start"
        >
          {t(`file.nextWorker.${nextWorker}`, { gender: worker?.gender ?? 'f' })}
        </Badge>
      )}
      {note !== null && (
        <Text as="span" size="small" weight="regular">
          <Written>{note}</Written>
        </Text>
      )}
    </span>
  )
}

const visitColumns: readonly Column<Row<typeof opsListVisits>>[] = [
  { id: 'file.number', cell: ({ id, name }) => <RecordLink kind="visit" id={id} number={name} /> },
  { id: 'answer.fact.arrives', cell: ({ arrivesFrom }) => arrivesFrom && <Moment at={arrivesFrom} /> },
  { id: 'answer.fact.state', cell: ({ status }) => status.label },
  { id: 'answer.fact.worker', cell: ({ worker }) => worker && <PersonName name={worker.name} /> },
  { id: 'answer.fact.driver', cell: ({ driver }) => driver },
  { id: 'file.rating', cell: (visit) => <FamilyRating visit={visit} /> },
]
function Visits({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListVisits, { query: { ...usePage(), customer } })
  const columns = useColumns(visitColumns)
  return <RecordList caption={t('file.tab.visits')} answer={answer} columns={columns} rowKey={idOf} />
}

/** The visits that a worker has still to make, and those that a family rated. */
const visitsOfWorker = {
  ahead: { query: { state: 'scheduled' }, caption: 'file.tab.visits', hidden: 'file.rating' },
  rated: { query: { rated: 'yes' }, caption: 'workers.part.ratings', hidden: 'answer.fact.driver' },
} as const

/** Visits of one worker, with their families and without a column that says nothing here. */
export function VisitsOfWorker({ worker, which }: { worker: number; which: keyof typeof visitsOfWorker }) {
  const t = useText()
  const { query, caption, hidden } = visitsOfWorker[which]
  const answer = useEndpoint(opsListVisits, { query: { ...usePage(), worker, ...query } })
  const family = familyColumn<Row<typeof opsListVisits>>(t)
  const [number, ...rest] = useColumns(visitColumns.filter(({ id }) => id !== hidden))
  const columns = [...(number === undefined ? [] : [number]), family, ...rest]
  return <RecordList caption={t(caption)} answer={answer} columns={columns} rowKey={idOf} />
}

const requestColumns: readonly Column<Row<typeof opsListRequests>>[] = [
  { id: 'file.number', cell: ({ id, number }) => <RecordLink kind="request" id={id} number={number} /> },
  { id: 'answer.fact.about', cell: ({ kind }) => <Word id={`today.about.${kind}`} /> },
  { id: 'answer.fact.state', cell: ({ status }) => status.label },
  { id: 'answer.fact.asked', cell: ({ requestedOn }) => <Day on={requestedOn} /> },
  { id: 'answer.fact.refund', cell: ({ refund }) => <Sum of={refund} /> },
]
function Requests({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListRequests, { query: { ...usePage(), customer } })
  const columns = useColumns(requestColumns)
  return <RecordList caption={t('file.tab.requests')} answer={answer} columns={columns} rowKey={idOf} />
}

const complaintColumns: readonly Column<Row<typeof opsListComplaints>>[] = [
  { id: 'file.number', cell: ({ id, number }) => <RecordLink kind="complaint" id={id} number={number} /> },
  { id: 'answer.fact.about', cell: ({ type }) => <Word id={`today.about.${type}`} /> },
  { id: 'answer.fact.visit', cell: ({ visit }) => <Day on={visit?.date ?? null} /> },
  { id: 'answer.fact.state', cell: ({ state }) => state.label },
  { id: 'answer.fact.asked', cell: ({ requestedOn }) => <Day on={requestedOn} /> },
]
function Complaints({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListComplaints, { query: { ...usePage(), customer } })
  const columns = useColumns(complaintColumns)
  return <RecordList caption={t('file.tab.complaints')} answer={answer} columns={columns} rowKey={idOf} />
}

const invoiceColumns: readonly Column<Row<typeof opsListCustomerInvoices>>[] = [
  { id: 'file.number', cell: ({ id, number }) => <RecordLink kind="charge" id={id} number={number} /> },
  { id: 'answer.fact.about', cell: ({ kind }) => <Word id={`today.about.${kind}`} /> },
  { id: 'answer.fact.state', cell: ({ state }) => state.label },
  { id: 'answer.fact.issued', cell: ({ date }) => <Day on={date} /> },
  { id: 'answer.fact.amount', cell: ({ total }) => <Sum of={total} /> },
  { id: 'answer.fact.unpaid', cell: ({ due }) => due !== null && due > 0 && <Sum of={due} /> },
]
function Invoices({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListCustomerInvoices, { params: { id: customer }, query: usePage() })
  const columns = useColumns(invoiceColumns)
  return <RecordList caption={t('file.tab.invoices')} answer={answer} columns={columns} rowKey={idOf} />
}

const refundColumns: readonly Column<Row<typeof opsListRefunds>>[] = [
  {
    id: 'file.number',
    cell: ({ id, invoice, order }) => (
      <RecordLink kind="refund" id={id} number={(invoice ?? order)?.name ?? ''} />
    ),
  },
  { id: 'answer.fact.amount', cell: ({ amount }) => <Sum of={amount} /> },
  { id: 'answer.fact.state', cell: ({ state }) => <Word id={`answer.refund.${state}`} /> },
]
function Refunds({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListRefunds, { query: { ...usePage(), customer } })
  const columns = useColumns(refundColumns)
  return <RecordList caption={t('file.tab.refunds')} answer={answer} columns={columns} rowKey={idOf} />
}

const paperColumns: readonly Column<Row<typeof opsListUploads>>[] = [
  { id: 'file.paper', cell: ({ purpose }) => <Word id={`file.paper.${purpose}`} /> },
  {
    id: 'file.usedBy',
    cell: ({ usedBy: number }) => number !== null && <RecordNumber>{number}</RecordNumber>,
  },
  { id: 'answer.fact.at', cell: ({ createdAt: at }) => at !== null && <Moment at={at} /> },
  { id: 'file.open', cell: ({ id, purpose }) => <OpenPaper id={id} purpose={purpose} /> },
]
function Papers({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListUploads, { query: { ...usePage(), customer } })
  const columns = useColumns(paperColumns)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Text tone="muted">{t('file.paperRule')}</Text>
      <RecordList caption={t('file.tab.papers')} answer={answer} columns={columns} rowKey={idOf} />
    </div>
  )
}

const messageColumns: readonly Column<Row<typeof opsListNotices>>[] = [
  {
    id: 'answer.fact.message',
    cell: ({ title, text }) => (
      <span className="grid gap-1">
        {title}
        <Text as="span" size="small" weight="regular">
          {text}
        </Text>
      </span>
    ),
  },
  { id: 'answer.fact.at', cell: ({ at }) => at !== null && <Moment at={at} /> },
  {
    id: 'file.sentBy',
    cell: ({ deliveries }) => (
      <span className="flex flex-wrap gap-1">
        {deliveries.map(({ id, kind, dead, sentAt }) => (
          <Badge key={String(id)} size="sm" tone={dead ? 'danger' : sentAt === null ? 'neutral' : 'success'}>
            <Word id={`today.about.${kind}`} /> ·{' '}
            <Word id={`file.sent.${dead ? 'no' : sentAt === null ? 'soon' : 'yes'}`} />
          </Badge>
        ))}
      </span>
    ),
  },
  {
    id: 'answer.fact.read',
    cell: ({ readAt: at }) => (at === null ? <Word id="answer.unread" /> : <Moment at={at} />),
  },
]
function Messages({ customer }: Of) {
  const t = useText()
  const answer = useEndpoint(opsListNotices, { query: { ...usePage(), customer } })
  const columns = useColumns(messageColumns)
  return <RecordList caption={t('file.tab.messages')} answer={answer} columns={columns} rowKey={idOf} />
}

function KeptActs({ customer }: Of) {
  const t = useText()
  const { data, error } = useEndpoint(opsListCustomerActs, {
    params: { id: customer },
    query: { page: 1, limit: 50 },
  })
  if (data === undefined) return error && <Text tone="danger">{t('file.listFailed')}</Text>
  return data.items.length === 0 ? <Text tone="muted">{t('file.nothing')}</Text> : <Acts acts={data.items} />
}

type FileTab = {
  readonly id: string
  readonly label: MessageId
  readonly operation: Pick<OperationRow, 'roles'>
  readonly List: (of: Of) => ReactNode
}

/** The parts of a file, each with the operation whose roles see it. */
export const fileTabs = [
  { id: 'waiting', label: 'file.tab.waiting', operation: opsListQueue, List: Waiting },
  { id: 'orders', label: 'file.tab.orders', operation: opsListOrders, List: Orders },
  { id: 'contracts', label: 'file.tab.contracts', operation: opsListContracts, List: Contracts },
  { id: 'visits', label: 'file.tab.visits', operation: opsListVisits, List: Visits },
  { id: 'requests', label: 'file.tab.requests', operation: opsListRequests, List: Requests },
  { id: 'complaints', label: 'file.tab.complaints', operation: opsListComplaints, List: Complaints },
  { id: 'invoices', label: 'file.tab.invoices', operation: opsListCustomerInvoices, List: Invoices },
  { id: 'refunds', label: 'file.tab.refunds', operation: opsListRefunds, List: Refunds },
  { id: 'papers', label: 'file.tab.papers', operation: opsListUploads, List: Papers },
  { id: 'messages', label: 'file.tab.messages', operation: opsListNotices, List: Messages },
  { id: 'acts', label: 'file.tab.acts', operation: opsListCustomerActs, List: KeptActs },
] as const satisfies readonly FileTab[]
