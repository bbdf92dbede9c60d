import type { Order } from '@sakina/api-client/client'
import { riyadhDay, riyadhTime, type LocalDate } from '@sakina/domain/calendar'
import { AddressText } from '@sakina/ui/address-card'
import { OrderCard } from '@sakina/ui/order-card'
import { PersonName } from '@sakina/ui/person-name'
import { TimeText } from '@sakina/ui/time-text'
import type { ReactNode } from 'react'

import { ShortDate } from '../../shared/clock/short-date.tsx'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { DotSeparated } from '../../shared/layout/dot-separated.tsx'
import { WorkerPortrait } from '../../shared/plans/worker-portrait.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { ServiceThumbnail } from '../../shared/services/service-art.tsx'
import { orderActions } from './order-actions.tsx'
import { toOrderCardOrder } from './order-view.ts'
import { useOrderCodeLabels } from './use-order-labels.ts'
import { useOverdueInvoice } from './use-overdue-invoice.ts'

type Props = {
  order: Order
  /** The id of the order whose details stand beside the list. */
  chosen: string | undefined
}

const onItsWay: ReadonlySet<string> = new Set(['paid', 'processing'])

/** Returns the next visit of an order, or its last one. */
function visitOf({ visits }: Order, today: LocalDate) {
  const dated = visits.flatMap(({ date, arriveFrom }) => (date === null ? [] : [{ date, arriveFrom }]))
  return dated.find(({ date }) => date >= today) ?? dated.at(-1)
}

/** An order as a row of the list: who, what, when and where, the urgent action, and a menu. */
export function OrderRow({ order, chosen }: Props) {
  const t = useText()
  const words = useOrderCodeLabels()
  const at = useNow()
  const [search] = useSearchParams()
  const { id, kind, worker, service } = order
  const overdueInvoice = useOverdueInvoice(order)
  const code = kind === 'special_packages' ? 'unknown' : (service?.code ?? 'unknown')
  return (
    <OrderCard
      as="li"
      level={3}
      // The row says in its note how long the order is held.
      order={{ ...toOrderCardOrder(order, words, at), heldUntil: null }}
      row={{
        picture: worker ? <WorkerPortrait worker={worker} /> : <ServiceThumbnail code={code} />,
        when: <When order={order} today={riyadhDay(at)} />,
        note: noteOf(order, riyadhDay(at), t),
        link: <Link to={paths.myOrder.to({ order: id })} />,
        current: chosen === String(id),
      }}
      actions={
        chosen === undefined
          ? orderActions(order, {
              search,
              listed: true,
              overdueInvoice,
              label: (name) => t(`orders.action.${name}`),
            })
          : []
      }
    />
  )
}

/** The states of a contract whose label says already that a request waits for an answer. */
const awaitsAnswer: ReadonlySet<string> = new Set(['on_hold', 'pending_swap'])

/** Returns what is new about an order, if its state does not say it. */
function noteOf(order: Order, today: LocalDate, t: ReturnType<typeof useText>): ReactNode {
  const { holdExpiresAt, isPayable, needsWorker, openRequest, contract, worker } = order
  if (isPayable && holdExpiresAt !== null) {
    const day = riyadhDay(holdExpiresAt)
    return (
      <>
        {t('orders.row.heldUntil')} {day !== today && <ShortDate value={day} />}{' '}
        <TimeText value={riyadhTime(holdExpiresAt)} />
      </>
    )
  }
  if (needsWorker) return t('orders.row.needsWorker', { gender: worker?.gender ?? 'other' })
  if (openRequest && !(contract && awaitsAnswer.has(contract.state))) return t('orders.row.asked')
  return null
}

function When({ order, today }: { order: Order; today: LocalDate }) {
  const t = useText()
  const visit = visitOf(order, today)
  const { kind, status, isPayable, startDate, stage, stages, workers, isDelivered, address, branch } = order
  if (kind === 'mediation' && onItsWay.has(status.code))
    return stages.find(({ code }) => code === stage)?.label ?? t('orders.facts.afterVisa')
  const day = visit?.date ?? startDate
  const comesHome = kind === 'hourly' || kind === 'special_packages' || isDelivered
  const place = (comesHome ? address : branch)?.name
  const rest =
    workers.length > 0
      ? workers.map(({ id, name }) => <PersonName key={id} name={name} />)
      : place && <AddressText line={place} />
  return (
    // Beside a button there is room for the day only.
    <DotSeparated isShort={order.needsWorker || (isPayable && status.code !== 'expired')}>
      {day && (
        <>
          {!visit && !isPayable && day <= today && `${t('orders.row.since')} `}
          <ShortDate value={day} />
        </>
      )}
      {visit && visit.arriveFrom !== '' && <TimeText value={visit.arriveFrom} />}
      {rest}
    </DotSeparated>
  )
}
