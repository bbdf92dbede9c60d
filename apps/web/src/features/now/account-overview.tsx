import type { Invoice, Order, Visit } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import type { Instant } from '@sakina/domain/calendar'
import { Button } from '@sakina/ui/button'
import { Card, CardTitle } from '@sakina/ui/card'
import { Code } from '@sakina/ui/code'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { Money } from '@sakina/ui/money'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { TimeText } from '@sakina/ui/time-text'
import { VisitRow, VisitRowSkeleton } from '@sakina/ui/visit-row'
import type { ReactElement, ReactNode } from 'react'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useErrorMessage } from '../../shared/errors/error-sentences.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { isPriceExpired, paymentPath } from '../../shared/orders/payment-path.ts'
import { Link } from '../../shared/router/index.ts'
import { appearanceOfWorker } from '../../shared/plans/worker-portrait.tsx'
import { ServicePicture } from '../../shared/services/service-picture.tsx'
import { roomLightOfVisit } from '../../shared/visits/room-light.ts'
import { isVisitTodayOrUnderWay, splitVisits } from '../../shared/visits/upcoming-visits.ts'
import { VisitDayProgress } from '../../shared/visits/visit-day.tsx'
import { visitView } from '../../shared/visits/visit-view.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { RefundNotice } from '../../shared/requests/refund-notice.tsx'
import {
  selectAwaitingPayment,
  selectPendingRefunds,
  selectInProgress,
  trackingStageLabel,
  selectWithoutWorker,
} from './overview-selectors.ts'

const none: readonly never[] = []
// A recruitment takes months, so newer orders come before it.
const NEWEST = 50

const isRanOut = ({ status }: Order): boolean => status.code === 'expired'

const hasCome = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  data !== undefined || Boolean(error)

/**
 * The overview: the next visit, pending payments, and the progress of orders. One failure hides nothing
 * else. Each part waits for the response above it, so that nothing moves.
 */
export function AccountOverview() {
  const t = useText()
  const words = useErrorMessage()
  const at = useNow()
  const visits = useEndpoint(listVisits, {})
  usePolling(visits.data?.some((visit) => isVisitTodayOrUnderWay(visit, at)) ?? false, () => visits.mutate())
  const orders = useEndpoint(listMyOrders, { query: { limit: NEWEST } })
  const invoices = useEndpoint(listInvoices, {})
  const all = [visits, orders, invoices]
  const visitsStand = hasCome(visits)
  const ordersStand = visitsStand && hasCome(orders)
  const settled = ordersStand && hasCome(invoices)
  const placed = ordersStand ? (orders.data?.items ?? none) : none
  const next = visits.data && splitVisits(visits.data, at).upcoming[0]
  const stranded = selectWithoutWorker(placed)
  const back = selectPendingRefunds(placed, riyadhDay(at))
  const waiting = selectAwaitingPayment(placed, settled ? (invoices.data ?? none) : none)
  // Expired orders are not urgent, so they come last.
  const due = waiting.orders.filter((order) => !isRanOut(order))
  const ranOut = settled ? waiting.orders.filter(isRanOut) : none
  const way = settled ? selectInProgress(placed) : none
  const failed = all.filter(({ data, error }) => data === undefined && error)
  const [reason] = failed.map(({ error }) => error)
  const askAgain = () => {
    for (const { mutate } of failed) void mutate()
  }
  const some =
    stranded.length + back.length + waiting.orders.length + waiting.invoices.length + way.length > 0 ||
    next !== undefined
  const cards = some && (
    <ul aria-label={t('now.title')} className="m-0 grid list-none gap-4 p-0 lg:grid-cols-2">
      {next && <NextVisit visit={next} at={at} />}
      {stranded.map((order) => (
        <OrderWithoutWorker key={String(order.id)} order={order} />
      ))}
      {back.map((payout, place) => (
        <li key={String(payout.id ?? place)}>
          <RefundNotice payout={payout} />
        </li>
      ))}
      {due.map((order) => (
        <UnpaidOrder key={String(order.id)} order={order} />
      ))}
      {waiting.invoices.map((invoice) => (
        <UnpaidInvoice key={String(invoice.id)} invoice={invoice} />
      ))}
      {way.map((order) => (
        <OrderUnderWay key={String(order.id)} order={order} />
      ))}
      {ranOut.map((order) => (
        <UnpaidOrder key={String(order.id)} order={order} />
      ))}
    </ul>
  )
  if (!settled)
    return (
      <div className="grid gap-4">
        {cards}
        {/* The key changes when others come before it, so that the skeleton does not move either. */}
        <SkeletonGroup
          key={`${visitsStand} ${ordersStand}`}
          label={t('now.loading')}
          className="appear-late grid gap-4"
        >
          <VisitRowSkeleton />
          <VisitRowSkeleton />
        </SkeletonGroup>
      </div>
    )
  return (
    <>
      {cards ? (
        <div className="grid gap-4">
          {cards}
          {reason && (
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
        </div>
      ) : // "Nothing is waiting" is known only once all have responded.
      reason ? (
        <ErrorState title={t('now.failed')} text={words(reason)} onRetry={askAgain} />
      ) : (
        <EmptyState
          title={t('now.nothing')}
          text={t('now.nothingText')}
          illustration={<ServicePicture code="unknown" className="w-80 max-w-full rounded-card" />}
          action={
            <Button asChild>
              <Link to={paths.home.to()}>{t('now.choose')}</Link>
            </Button>
          }
        />
      )}
    </>
  )
}

/** The next visit, below a drawing of its worker in the light of its time of day. */
function NextVisit({ visit, at }: { visit: Visit; at: Instant }) {
  const t = useText()
  return (
    <li className="grid overflow-clip rounded-card bg-primary-soft lg:col-span-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ServicePicture
        code={visit.service?.code ?? 'unknown'}
        light={roomLightOfVisit(visit)}
        worker={visit.worker && appearanceOfWorker(visit.worker)}
        className="max-h-32 w-full lg:aspect-auto lg:max-h-none"
      />
      <VisitRow
        as="div"
        next
        level={2}
        visit={visitView(visit, at)}
        actions={
          <>
            <VisitDayProgress visit={visit} />
            <Button asChild size="sm" variant="secondary">
              <Link to={paths.visits.to()}>{t('now.allVisits')}</Link>
            </Button>
          </>
        }
      />
    </li>
  )
}

/** Shows the ordered plan. A custom package has none. */
function Ordered({ order: { plan, service, kind } }: { order: Order }) {
  const t = useText()
  return plan?.name || service?.name || (kind === 'special_packages' && t('now.special'))
}

/** The title of an item with its action beside it. */
function Matter({ title, act, children }: { title: ReactNode; act: ReactElement; children: ReactNode }) {
  return (
    <Card as="li" padding="sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <CardTitle level={2}>{title}</CardTitle>
          <p className="m-0 flex flex-wrap items-baseline gap-x-3 text-text-muted">{children}</p>
        </div>
        {act}
      </div>
    </Card>
  )
}

function OrderWithoutWorker({ order }: { order: Order }) {
  const t = useText()
  return (
    <Matter
      title={t('now.needsWorker')}
      act={
        <Button asChild size="sm">
          <Link to={paths.paymentResult.to(order.id)}>{t('now.chooseWorker')}</Link>
        </Button>
      }
    >
      <Ordered order={order} /> <Code value={order.number} />
    </Matter>
  )
}

function UnpaidOrder({ order }: { order: Order }) {
  const t = useText()
  const { due, number, holdExpiresAt } = order
  const ranOut = isRanOut(order)
  return (
    <Matter
      title={t(ranOut ? 'now.orderRanOut' : 'now.orderWaits')}
      act={
        <Button asChild size="sm" variant={ranOut ? 'secondary' : 'primary'}>
          <Link to={paymentPath(order)}>{t(ranOut ? 'now.takeAgain' : 'now.payOrder')}</Link>
        </Button>
      }
    >
      <Ordered order={order} /> <Code value={number} />
      {due !== null && !isPriceExpired(order) && (
        <Money halalas={due} weight="strong" className="text-text" />
      )}
      {!ranOut && holdExpiresAt !== null && (
        <span className="font-semibold text-on-warning-soft">
          {t('now.heldUntil')} <TimeText value={riyadhTime(holdExpiresAt)} />
        </span>
      )}
    </Matter>
  )
}

function UnpaidInvoice({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const { due, total, number } = invoice
  const sum = due ?? total
  return (
    <Matter
      title={t('now.invoiceWaits')}
      act={
        <Button asChild size="sm" variant="secondary">
          <Link to={paths.bills.to({ invoice: invoice.id })}>{t('now.seeInvoice')}</Link>
        </Button>
      }
    >
      <Code value={number} />
      {sum !== null && <Money halalas={sum} weight="strong" className="text-text" />}
    </Matter>
  )
}

function OrderUnderWay({ order }: { order: Order }) {
  const t = useText()
  return (
    <Matter
      title={trackingStageLabel(order)}
      act={
        <Button asChild size="sm" variant="secondary">
          <Link to={paths.tracking.to(order.id)}>{t('now.follow')}</Link>
        </Button>
      }
    >
      <Ordered order={order} /> <Code value={order.number} />
    </Matter>
  )
}
