import type { Invoice, Order, Visit } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import { isInvoicePastDue } from '@sakina/domain/invoice'
import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { Accordion } from '@sakina/ui/accordion'
import { Button } from '@sakina/ui/button'
import { Code } from '@sakina/ui/code'
import { DateText } from '@sakina/ui/date-text'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { Money as MoneyText } from '@sakina/ui/money'
import { Pause } from '@sakina/ui/provider'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import { VisitRow, VisitRowSkeleton } from '@sakina/ui/visit-row'
import { useId, type ReactNode } from 'react'

import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { LateWorkerText } from '../../shared/orders/late-worker-text.tsx'
import { isOrderPriceExpired, paymentPath } from '../../shared/orders/payment-path.ts'
import { bookAgainUrl } from '../../shared/plans/booking-url.ts'
import { Link } from '../../shared/router/index.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { appearanceOfWorker } from '../../shared/plans/worker-portrait.tsx'
import { ServicePicture } from '../../shared/services/service-picture.tsx'
import { DriverAtDoor } from '../../shared/visits/driver-at-door.tsx'
import { roomLightOfVisit } from '../../shared/visits/room-light.ts'
import {
  isDriverAtDoor,
  isVisitTodayOrUnderWay,
  splitUpcomingAndPastVisits,
} from '../../shared/visits/upcoming-visits.ts'
import { VisitDayProgress } from '../../shared/visits/visit-day-progress.tsx'
import { NEWEST_ORDERS, useOrderOfVisit } from '../../shared/visits/use-order-of-visit.ts'
import { useVisitActions } from '../../shared/visits/use-visit-actions.tsx'
import { contractLinkOfVisit } from '../../shared/visits/visit-contract.tsx'
import { toVisitsPopupVisit, visitKey } from '../../shared/visits/visit-view.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { RefundNotice } from '../../shared/requests/refund-notice.tsx'
import {
  groupPaymentsDue,
  selectPendingRefunds,
  selectOrdersInProgress,
  trackingStageLabel,
  selectOrdersWithLateWorker,
  selectOrdersWithoutWorker,
} from './overview-selectors.ts'

const WalletTile = lazyComponent(() => import('./wallet-tile.tsx'))

const none: readonly never[] = []

const hasCome = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  data !== undefined || Boolean(error)

/**
 * The overview: the next visit and what needs the customer; beside them the progress of orders and the
 * wallet. A driver at the door comes first, then reservations, and overdue invoices before a visit of
 * another day, but a visit of today cannot wait. Nothing is shown before all lists have answered, so that nothing moves; one failure hides nothing else.
 */
export function AccountOverview() {
  const t = useText()
  const words = useErrorMessage()
  const at = useNow()
  const visits = useEndpoint(listVisits, {})
  usePolling(visits.data?.some((visit) => isVisitTodayOrUnderWay(visit, at)) ?? false, () => visits.mutate())
  const orders = useEndpoint(listMyOrders, { query: { limit: NEWEST_ORDERS } })
  const invoices = useEndpoint(listInvoices, {})
  const all = [visits, orders, invoices]
  if (!all.every(hasCome))
    return (
      <SkeletonGroup label={t('now.loading')} className="appear-late grid gap-4">
        <VisitRowSkeleton />
        <VisitRowSkeleton />
      </SkeletonGroup>
    )
  const today = riyadhDay(at)
  const placed = orders.data?.items ?? none
  const next = visits.data && splitUpcomingAndPastVisits(visits.data, at).upcoming[0]
  const atDoor = visits.data?.filter(isDriverAtDoor) ?? none
  const { overdue, held, unpaid, expired, bills } = groupPaymentsDue(placed, invoices.data ?? none, today)
  const stranded = selectOrdersWithoutWorker(placed)
  const awaited = selectOrdersWithLateWorker(placed)
  const back = selectPendingRefunds(placed, today)
  const way = selectOrdersInProgress(placed)
  const failed = all.filter(({ data, error }) => data === undefined && error)
  const [reason] = failed.map(({ error }) => error)
  const askAgain = () => {
    for (const { mutate } of failed) void mutate()
  }
  // A reservation ends within minutes, so it comes first.
  const reserved = held.map((order) => <UnpaidOrder key={String(order.id)} order={order} />)
  const late = overdue.map((invoice) => (
    <UnpaidInvoice key={String(invoice.id)} invoice={invoice} today={today} />
  ))
  const needs = [
    ...(visits.data ?? none).flatMap((each) =>
      each.choice === null ? [] : [<FailedVisit key={visitKey(each)} visit={each} />],
    ),
    ...(visits.data ?? none).flatMap((each) =>
      each.confirmation === 'asked' ? [<UnconfirmedVisit key={visitKey(each)} visit={each} />] : [],
    ),
    ...awaited.map((order) => <OrderWithLateWorker key={String(order.id)} order={order} />),
    ...stranded.map((order) => <OrderWithoutWorker key={String(order.id)} order={order} />),
    ...unpaid.map((order) => <UnpaidOrder key={String(order.id)} order={order} />),
    ...bills.map((invoice) => <UnpaidInvoice key={String(invoice.id)} invoice={invoice} today={today} />),
  ]
  const visit = next && <NextVisit visit={next} orders={placed} at={at} />
  const comesToday = next !== undefined && isVisitTodayOrUnderWay(next, at)
  const isCalm =
    reserved.length + late.length + needs.length + back.length + way.length === 0 && next === undefined
  const main = (
    <div className="grid grid-cols-1 gap-6">
      {atDoor.map((each) => (
        <DriverAtDoor key={String(each.id)} visit={each} />
      ))}
      {reserved.length > 0 && <Rows title={t('now.reserved', { count: reserved.length })}>{reserved}</Rows>}
      {comesToday && visit}
      {late.length > 0 && <Rows title={t('now.late', { count: late.length })}>{late}</Rows>}
      {!comesToday && visit}
      {needs.length > 0 && <Rows title={t('now.needs', { count: needs.length })}>{needs}</Rows>}
      {reason && !isCalm && (
        <p role="status" className="m-0 flex flex-wrap items-center gap-x-3 text-text-muted">
          {t('now.someFailed')}
          <Button
            size="sm"
            variant="quiet"
            loading={failed.some(({ isValidating }) => isValidating)}
            onClick={askAgain}
          >
            {t('now.again')}
          </Button>
        </p>
      )}
      {isCalm &&
        // "Nothing is waiting" is known only if all have responded.
        (reason ? (
          <ErrorState title={t('now.failed')} text={words(reason)} onRetry={askAgain} />
        ) : (
          <EmptyState
            title={t('now.nothing')}
            text={t('now.nothingText')}
            illustration={<ServicePicture code="unknown" className="w-full max-w-80 rounded-card" />}
            action={
              <Button asChild>
                <Link to={paths.home.to()}>{t('now.choose')}</Link>
              </Button>
            }
          />
        ))}
    </div>
  )
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {main}
      <div className="grid gap-6">
        {back.map((payout, place) => (
          <RefundNotice key={String(payout.id ?? place)} payout={payout} />
        ))}
        {way.length > 0 && (
          <Rows title={t('now.way')}>
            {way.map((order) => (
              <OrderUnderWay key={String(order.id)} order={order} />
            ))}
          </Rows>
        )}
        {expired.length > 0 && (
          <Accordion
            level={2}
            items={[
              {
                value: 'expired',
                title: t('now.expired', { count: expired.length }),
                content: (
                  <ul className="m-0 list-none divide-y divide-border p-0">
                    {expired.map((order) => (
                      <UnpaidOrder key={String(order.id)} order={order} />
                    ))}
                  </ul>
                ),
              },
            ]}
          />
        )}
        <WalletTile />
      </div>
    </div>
  )
}

/** The next visit with a drawing of its worker in the light of its time of day. */
function NextVisit({ visit, orders, at }: { visit: Visit; orders: readonly Order[]; at: Instant }) {
  const t = useText()
  const actionsOf = useVisitActions()
  const orderOf = useOrderOfVisit()
  return (
    <div className="grid overflow-clip rounded-card bg-primary-soft">
      <ServicePicture
        code={visit.service?.code ?? 'unknown'}
        light={roomLightOfVisit(visit)}
        worker={visit.worker && appearanceOfWorker(visit.worker)}
        className="max-h-28 w-full lg:max-h-48"
      />
      <VisitRow
        as="div"
        next
        level={2}
        visit={toVisitsPopupVisit(visit, at)}
        link={contractLinkOfVisit(visit)}
        further={actionsOf(visit, orderOf(visit), at)}
        actions={
          <>
            <VisitDayProgress visit={visit} isDoorAbove />
            <Button asChild size="sm" variant="secondary">
              <Link to={paths.visits.to()}>{t('now.allVisits')}</Link>
            </Button>
            <Button asChild size="sm" variant="quiet">
              <Link to={bookAgainUrl(visit, orders)}>{t('now.bookAgain')}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}

type RowProps = {
  title: ReactNode
  number: string
  /** The deadline, the stage, or what happened, in one line. */
  text: ReactNode
  amount?: Money | null
  act: string
  to: string
  isUrgent?: boolean
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="m-0 text-title font-semibold">
        {title}
      </h2>
      <ul className="m-0 list-none divide-y divide-border overflow-clip rounded-card border border-border bg-surface p-0">
        {children}
      </ul>
    </section>
  )
}

/** One thing with its action beside it. The number tells equal titles apart for a screen reader. */
function Row({ title, number, text, amount = null, act, to, isUrgent = false }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="m-0 text-body font-semibold">{title}</h3>
        <p className="m-0 flex flex-wrap gap-x-3 text-small text-text-muted">
          {amount !== null && <MoneyText halalas={amount} weight="strong" className="text-text" />}
          {amount !== null && <Pause />}
          {text}
        </p>
      </div>
      <Button asChild size="sm" variant={isUrgent ? 'primary' : 'secondary'} className="shrink-0">
        <Link to={to}>
          {act} <Code value={number} className="sr-only" />
        </Link>
      </Button>
    </li>
  )
}

/**
 * Returns a function that names an order by its plan or its service; a custom package gets a fixed
 * name.
 */
function useOrderTitle() {
  const t = useText()
  return ({ plan, service, kind }: Order) =>
    plan?.name || service?.name || (kind === 'special_packages' ? t('now.special') : '')
}

/** A visit that we could not make: the family chooses another time or the money. */
function FailedVisit({ visit: { id, name, date, choice } }: { visit: Visit }) {
  const t = useText()
  const until = toRiyadhMoment(choice?.until ?? null)
  if (choice === null || until === null || id === null) return null
  return (
    <Row
      title={
        <>
          {t('now.failedVisit')} {date !== null && <DateText value={date} form="weekday-short" />}
        </>
      }
      number={name}
      amount={choice.refund > 0 ? choice.refund : null}
      text={
        <>
          {t('now.chooseUntil')} <DateText value={until.date} form="weekday-short" />{' '}
          <TimeText value={until.time} />
        </>
      }
      act={t('now.chooseRemedy')}
      to={paths.visits.to({ choose: id })}
      isUrgent
    />
  )
}

function OrderWithLateWorker({ order }: { order: Order }) {
  const t = useText()
  const titleOf = useOrderTitle()
  return (
    <Row
      title={titleOf(order)}
      number={order.number}
      text={<LateWorkerText order={order} />}
      act={t('now.lateWorkerAction')}
      to={paths.myOrder.to({ order: order.id })}
      isUrgent
    />
  )
}

/** A visit about which nobody has said whether it was made. */
function UnconfirmedVisit({ visit: { name, date } }: { visit: Visit }) {
  const t = useText()
  return (
    <Row
      title={
        <>
          {t('now.unconfirmed')} {date !== null && <DateText value={date} form="weekday-short" />}
        </>
      }
      number={name}
      text={t('now.unconfirmedText')}
      act={t('now.answer')}
      to={paths.visits.to()}
    />
  )
}

function OrderWithoutWorker({ order }: { order: Order }) {
  const t = useText()
  const titleOf = useOrderTitle()
  return (
    <Row
      title={titleOf(order)}
      number={order.number}
      text={t('now.needsWorker', { gender: order.worker?.gender ?? 'other' })}
      act={t('now.chooseWorker')}
      to={paths.paymentResult.to(order.id)}
      isUrgent
    />
  )
}

function UnpaidOrder({ order }: { order: Order }) {
  const t = useText()
  const titleOf = useOrderTitle()
  const { due, number, holdExpiresAt, status } = order
  const isExpired = status.code === 'expired'
  return (
    <Row
      title={titleOf(order)}
      number={number}
      text={
        !isExpired &&
        (holdExpiresAt === null ? (
          t('now.unpaid')
        ) : (
          <span className="font-semibold text-on-warning-soft">
            {t('now.heldUntil')} <TimeText value={riyadhTime(holdExpiresAt)} />
          </span>
        ))
      }
      amount={isOrderPriceExpired(order) ? null : due}
      act={t(isExpired ? 'now.takeAgain' : 'now.pay')}
      to={paymentPath(order)}
      isUrgent={!isExpired}
    />
  )
}

function UnpaidInvoice({ invoice, today }: { invoice: Invoice; today: LocalDate }) {
  const t = useText()
  const { id, due, total, number, dueDate, plan, kind } = invoice
  const isOverdue = isInvoicePastDue(invoice, today)
  return (
    <Row
      title={kind === 'order' && plan ? plan.name : t(`invoices.kind.${kind}`)}
      number={number}
      text={
        <>
          <Code value={number} />
          <Pause />
          {dueDate === null ? (
            t('now.unpaid')
          ) : (
            <span className={isOverdue ? 'font-semibold text-danger' : ''}>
              {t(isOverdue ? 'now.overdueSince' : 'now.dueOn')} <DateText value={dueDate} form="day-month" />
            </span>
          )}
        </>
      }
      amount={due ?? total}
      act={t('now.pay')}
      to={paths.bills.to({ invoice: id, pay: true })}
      isUrgent={isOverdue}
    />
  )
}

function OrderUnderWay({ order }: { order: Order }) {
  const t = useText()
  const titleOf = useOrderTitle()
  return (
    <Row
      title={titleOf(order)}
      number={order.number}
      text={trackingStageLabel(order)}
      act={t('now.follow')}
      to={paths.tracking.to(order.id)}
    />
  )
}
