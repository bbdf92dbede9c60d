import type { Order } from '@sakina/api-client/client'
import { chooseOrderWorker, refundMyOrder } from '@sakina/api-client/wire/orders'
import { subtract, sum } from '@sakina/domain/money'
import { listWorkers } from '@sakina/api-client/wire/workers'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { alertTriangleIcon } from '@sakina/ui/icon'
import { useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { toPickableWorker } from '../steps/to-pickable-worker.tsx'
import { PaymentResultPanel } from './payment-result-panel.tsx'

const Selection = lazyComponent(() => import('../steps/worker-selection.tsx'))

/**
 * Shown if the payment arrived after the hold had ended and the worker was taken: the customer chooses
 * another worker or a refund.
 */
export default function ChooseAnotherWorker({ order }: { order: Order }) {
  const t = useText()
  const words = useErrorMessage()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const choose = useCommand(chooseOrderWorker)
  const refund = useCommand(refundMyOrder)
  const planId = order.plan?.id
  const window = order.visits[0]?.window
  const workers = useEndpoint(
    listWorkers,
    planId == null
      ? null
      : {
          query: {
            plan: Number(planId),
            limit: 100,
            ...(order.startDate !== null && { from: order.startDate }),
            ...(window !== undefined && window !== 'unknown' && { window }),
          },
        },
  )
  const id = String(order.id)
  const take = async (workerId?: string): Promise<void> => {
    refund.reset()
    const reply = await choose.run(
      { params: { id }, body: workerId === undefined ? {} : { workerId: Number(workerId) } },
      { idempotencyKey: `${id}-worker-${workerId ?? 'office'}` },
    )
    // After a refusal the page shows the error and reloads the available workers.
    setChoosing(false)
    if (!reply.ok) void workers.mutate()
  }
  const giveBack = async (): Promise<void> => {
    choose.reset()
    const { total, payouts } = order
    const left = total === null ? null : subtract(total, sum(payouts.map(({ amount }) => amount)))
    const reply = await refund.run(
      { params: { id }, body: left === null ? {} : { expectedRefund: left } },
      { idempotencyKey: `${id}-refund-${left}` },
    )
    if (reply.ok) void navigate(paths.paymentResult.to(id), { replace: true })
  }
  const failure = choose.error ?? refund.error
  return (
    <>
      <PaymentResultPanel
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
              {t('booking.error.worker.office')}
            </Button>
            <Button
              variant="quiet"
              className="max-md:-mx-4"
              loading={refund.busy}
              onClick={() => void giveBack()}
            >
              {t('booking.result.gone.refund')}
            </Button>
          </>
        }
      />
      {choosing && (
        <Selection
          workers={(workers.data?.items ?? []).map((worker) => toPickableWorker(worker))}
          count={1}
          value={[]}
          onClose={() => setChoosing(false)}
          onConfirm={([workerId]) => void take(workerId)}
        />
      )}
    </>
  )
}
