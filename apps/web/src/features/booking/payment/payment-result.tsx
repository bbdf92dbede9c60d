import type { Order } from '@sakina/api-client/client'
import { chooseOrderWorker, getMyOrder, refundMyOrder } from '@sakina/api-client/wire/orders'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { useApiClient, useCommand, useEndpoint } from '@sakina/api-client/swr'
import { sum } from '@sakina/domain/money'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Code } from '@sakina/ui/code'
import {
  Icon,
  alertTriangleIcon,
  calendarAddIcon,
  checkCircleIcon,
  clockIcon,
  creditCardIcon,
  hourglassIcon,
  infoIcon,
} from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { Skeleton } from '@sakina/ui/skeleton'
import { Spinner } from '@sakina/ui/spinner'
import { TimeText } from '@sakina/ui/time-text'
import { riyadhTime } from '@sakina/domain/calendar'
import { useEffect, useState, type ReactNode } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { now } from '../../../shared/clock/now.ts'
import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useRefusalWords } from '../../../shared/refusals/use-refusal-words.ts'
import { Link, useNavigate } from '../../../shared/router/index.ts'
import { useAfter } from '../../../shared/timing/use-after.ts'
import { lazyPart } from '../../../shared/words/lazy-part.tsx'
import { deviceStore } from '../draft/device-store.ts'
import { bookingAddress } from '../plan/booked-service.ts'
import { pickable } from '../steps/worker-step.tsx'
import { downloadCalendar, eventsOf } from './order-events.ts'
import { PayOrder } from './pay-order.tsx'
import { dropQueue, keepQueue, nextToPay, placeIn, readQueue, withPaid } from './payment-queue.ts'
import { standingOf } from './payment-state.ts'
import { useFollowedOrder } from '../../../shared/orders/use-followed-order.ts'

const Selection = lazyPart(
  'features/booking/steps/worker-selection',
  () => import('../steps/worker-selection.part.tsx'),
)
const Confirmation = lazyPart(
  'features/booking/payment/confirmation',
  () => import('./confirmation.part.tsx'),
)

/** How long the page waits for the provider before it offers to pay again. */
const PATIENCE_MS = 30_000

/** What became of a payment, by the server's word: the browser's return proves nothing. */
export function PaymentResult({ orderId }: { orderId: string }) {
  const t = useText()
  const [settled, setSettled] = useState(false)
  const order = useFollowedOrder(orderId, !settled)
  const standing = order.data && standingOf(order.data)
  // Nothing more is to come, so nothing more is listened for
  if (!settled && (standing === 'paid' || standing === 'cancelled')) setSettled(true)
  return (
    <div className="mx-auto w-full max-w-160 px-4 py-8 md:py-12">
      <AsyncView
        answer={order}
        label={t('booking.result.loading')}
        failedTitle={t('booking.result.failed')}
        loading={<Skeleton shape="block" className="h-64" />}
      >
        {(found) => <Standing key={orderId} order={found} />}
      </AsyncView>
    </div>
  )
}

function Standing({ order }: { order: Order }) {
  const t = useText()
  const standing = standingOf(order)
  const [paying, setPaying] = useState(false)
  const [isLate, setIsLate] = useState(false)
  useAfter(standing === 'waiting', PATIENCE_MS, () => setIsLate(true))
  const pay = (label: string, variant: 'primary' | 'secondary' = 'primary') => (
    <Button variant={variant} icon={<Icon of={creditCardIcon} size="md" />} onClick={() => setPaying(true)}>
      {label} {order.due !== null && <Money halalas={order.due} />}
    </Button>
  )
  const orders = (
    <Button asChild variant="quiet">
      <Link to={paths.myOrders.to()}>{t('booking.result.orders')}</Link>
    </Button>
  )
  const held =
    order.holdExpiresAt === null ? null : (
      <p className="m-0 text-text-muted">
        {t('booking.result.heldUntil')} <TimeText value={riyadhTime(order.holdExpiresAt)} />
      </p>
    )
  const panel = (): ReactNode => {
    switch (standing) {
      case 'paid':
        return <Paid order={order} />
      case 'needs_worker':
        return <NeedsWorker order={order} />
      case 'waiting':
        return (
          <Panel
            tone="info"
            icon={hourglassIcon}
            title={t(isLate ? 'booking.result.late.title' : 'booking.result.waiting.title')}
            text={t(isLate ? 'booking.result.late.text' : 'booking.result.waiting.text')}
            order={order}
            actions={
              isLate ? (
                <>
                  {pay(t('booking.result.payAgain'), 'secondary')}
                  {orders}
                </>
              ) : (
                <Spinner label={t('booking.result.waiting.title')} />
              )
            }
          />
        )
      case 'declined':
        return (
          <Panel
            tone="danger"
            icon={alertTriangleIcon}
            title={t('booking.result.declined.title')}
            text={t('booking.result.declined.text')}
            order={order}
            more={held}
            actions={
              <>
                {pay(t('booking.result.payAgain'))}
                {orders}
              </>
            }
          />
        )
      case 'abandoned':
      case 'unpaid':
        return (
          <Panel
            tone="warning"
            icon={clockIcon}
            title={t('booking.result.abandoned.title')}
            text={t('booking.result.abandoned.text')}
            order={order}
            more={held}
            actions={
              <>
                {pay(t('booking.result.resume'))}
                {orders}
              </>
            }
          />
        )
      case 'expired':
        return (
          <Panel
            tone="warning"
            icon={clockIcon}
            title={t('booking.result.expired.title')}
            text={t('booking.result.expired.text')}
            order={order}
            actions={
              <>
                {pay(t('booking.result.holdAgain'))}
                <BookAgain order={order} />
              </>
            }
          />
        )
      case 'cancelled':
        return (
          <Panel
            tone="info"
            icon={infoIcon}
            title={t('booking.result.cancelled.title')}
            text={t('booking.result.cancelled.text')}
            order={order}
            actions={
              <>
                <BookAgain order={order} />
                {orders}
              </>
            }
          />
        )
      case 'unmatched':
        return (
          <Panel
            tone="warning"
            icon={alertTriangleIcon}
            title={t('booking.result.unmatched.title')}
            text={t('booking.result.unmatched.text')}
            order={order}
            actions={orders}
          />
        )
      case 'unpriced':
        return (
          <Panel
            tone="info"
            icon={hourglassIcon}
            title={t('booking.result.unpriced.title')}
            text={t('booking.result.unpriced.text')}
            order={order}
            actions={orders}
          />
        )
    }
  }
  return (
    <>
      {panel()}
      {paying && <PayOrder orderId={order.id} onClose={() => setPaying(false)} />}
    </>
  )
}

/** The same plan once more, at another time. */
function BookAgain({ order }: { order: Order }) {
  const t = useText()
  const { plan, service } = order
  if (plan?.id == null || service?.id == null || service.code === 'unknown') return null
  return (
    <Button asChild variant="secondary">
      <Link to={bookingAddress(service.code, { serviceId: service.id, planId: plan.id })}>
        {t('booking.result.bookAgain')}
      </Link>
    </Button>
  )
}

function Paid({ order }: { order: Order }) {
  const t = useText()
  const client = useApiClient()
  const store = deviceStore()
  const id = String(order.id)
  // What is paid leaves the queue, and with the last one the booking is over
  const [queue] = useState(() => {
    const kept = readQueue(store)
    const after = kept && withPaid(kept, id)
    return after
  })
  const next = nextToPay(queue, id)
  const place = placeIn(queue, id)
  const [paying, setPaying] = useState(false)
  const [confirming, setConfirming] = useState(next === undefined)
  const [all, setAll] = useState<readonly Order[]>([order])

  useEffect(() => {
    if (queue === undefined) return
    try {
      store.removeItem(queue.draftKey)
    } catch {
      // Nothing was kept, then.
    }
    if (next === undefined) dropQueue(store)
    else keepQueue(store, queue)
  }, [queue, next, store])
  useEffect(() => {
    if (queue === undefined || next !== undefined || queue.orders.length < 2) return undefined
    const stop = new AbortController()
    const read = async () => {
      const replies = await Promise.all(
        queue.orders.map((each) =>
          client.request(getMyOrder, { params: { id: each.id } }, { signal: stop.signal }),
        ),
      )
      const found = replies.flatMap((reply) => (reply.ok ? [reply.value] : []))
      if (!stop.signal.aborted && found.length > 0) setAll(found)
    }
    void read()
    return () => stop.abort()
  }, [client, queue, next])

  const events = eventsOf(all, `${order.service?.name ?? ''} · ${order.plan?.name ?? ''}`)
  const download = () => downloadCalendar(events, `${order.number}.ics`, now())
  return (
    <>
      <Panel
        tone="success"
        icon={checkCircleIcon}
        title={t('booking.result.paid.title')}
        text={
          next === undefined
            ? t('booking.result.paid.text')
            : t('booking.result.paid.next', {
                position: place?.position ?? 1,
                count: place?.count ?? 1,
              })
        }
        order={order}
        actions={
          <>
            {next !== undefined && (
              <Button icon={<Icon of={creditCardIcon} size="md" />} onClick={() => setPaying(true)}>
                {t('booking.result.payNext')}
              </Button>
            )}
            {next === undefined && (
              <Button asChild>
                <Link to={paths.myOrders.to()}>{t('booking.result.orders')}</Link>
              </Button>
            )}
            {events.length > 0 && (
              <Button variant="secondary" icon={<Icon of={calendarAddIcon} size="md" />} onClick={download}>
                {t('booking.result.calendar')}
              </Button>
            )}
          </>
        }
      />
      {paying && next !== undefined && <PayOrder orderId={next} onClose={() => setPaying(false)} />}
      {confirming && (
        <Confirmation
          kind={order.kind}
          orderNumbers={all.map(({ number }) => number)}
          paid={sum(all.flatMap(({ total }) => total ?? []))}
          onClose={() => setConfirming(false)}
          onCalendar={events.length > 0 ? download : undefined}
        />
      )}
    </>
  )
}

/** The money came after the hold had ended, and somebody else has the worker: another one, or the money back. */
function NeedsWorker({ order }: { order: Order }) {
  const t = useText()
  const words = useRefusalWords()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const choose = useCommand(chooseOrderWorker)
  const refund = useCommand(refundMyOrder)
  const planId = order.plan?.id
  const workers = useEndpoint(
    listWorkers,
    planId == null
      ? null
      : {
          query: {
            plan: Number(planId),
            limit: 100,
            ...(order.startDate !== null && { from: order.startDate }),
          },
        },
  )
  const id = String(order.id)
  const take = async (workerId?: string): Promise<void> => {
    const reply = await choose.run(
      { params: { id }, body: workerId === undefined ? {} : { employee_id: Number(workerId) } },
      { idempotencyKey: `${id}-worker-${workerId ?? 'office'}` },
    )
    if (reply.ok) setChoosing(false)
  }
  const giveBack = async (): Promise<void> => {
    const reply = await refund.run({ params: { id } }, { idempotencyKey: `${id}-refund` })
    if (reply.ok) void navigate(paths.paymentResult.to(id), { replace: true })
  }
  const failure = choose.error ?? refund.error
  return (
    <>
      <Panel
        tone="warning"
        icon={alertTriangleIcon}
        title={t('booking.result.gone.title')}
        text={t('booking.result.gone.text')}
        order={order}
        more={
          failure && (
            <Alert tone="danger" announce>
              {words(failure)}
            </Alert>
          )
        }
        actions={
          <>
            <Button loading={choose.busy} onClick={() => setChoosing(true)}>
              {t('booking.result.gone.choose')}
            </Button>
            <Button variant="secondary" loading={choose.busy} onClick={() => void take()}>
              {t('booking.trouble.worker.office')}
            </Button>
            <Button variant="quiet" loading={refund.busy} onClick={() => void giveBack()}>
              {t('booking.result.gone.refund')}
            </Button>
          </>
        }
      />
      {choosing && (
        <Selection
          workers={(workers.data?.items ?? []).map((worker) => pickable(worker))}
          count={1}
          value={[]}
          onClose={() => setChoosing(false)}
          onConfirm={([workerId]) => void take(workerId)}
        />
      )}
    </>
  )
}

type PanelProps = {
  tone: 'success' | 'info' | 'warning' | 'danger'
  icon: Parameters<typeof Icon>[0]['of']
  title: string
  text: ReactNode
  order: Order
  more?: ReactNode
  actions: ReactNode
}

const grounds = {
  success: 'bg-success-soft text-on-success-soft',
  info: 'bg-info-soft text-on-info-soft',
  warning: 'bg-warning-soft text-on-warning-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
} as const

/** One clear sentence about the money, the order's number, and the way on. */
function Panel({ tone, icon, title, text, order, more, actions }: PanelProps) {
  const t = useText()
  return (
    <Card padding="lg">
      <div className="flex flex-wrap items-start gap-4" aria-live="polite">
        <span aria-hidden className={`inline-flex rounded-full p-4 ${grounds[tone]}`}>
          <Icon of={icon} size="xl" />
        </span>
        <div className="grid min-w-0 flex-1 basis-60 gap-2">
          <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
          <p className="m-0 text-pretty text-text-muted">{text}</p>
        </div>
      </div>
      <dl className="m-0 flex flex-wrap gap-x-8 gap-y-2 rounded-field bg-subtle p-4">
        <div>
          <dt className="text-small text-text-muted">{t('booking.result.number')}</dt>
          <dd className="m-0">
            <Code value={order.number} copy={t('booking.result.number')} />
          </dd>
        </div>
        {order.total !== null && (
          <div>
            <dt className="text-small text-text-muted">{t('booking.result.amount')}</dt>
            <dd className="m-0">
              <Money halalas={order.total} weight="strong" />
            </dd>
          </div>
        )}
      </dl>
      {more}
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </Card>
  )
}
