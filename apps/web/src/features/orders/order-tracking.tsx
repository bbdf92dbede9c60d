import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Card } from '@sakina/ui/card'
import { Code } from '@sakina/ui/code'
import { TrackingStepper, TrackingStepperSkeleton } from '@sakina/ui/tracking-stepper'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { NotFoundNotice } from '../../shared/errors/not-found-notice.tsx'
import { RecruitmentArrivalText } from '../../shared/orders/recruitment-arrival-text.tsx'
import { useLiveOrder } from '../../shared/orders/use-live-order.ts'
import { Link } from '../../shared/router/index.ts'
import { toTrackingStepperStages } from './order-view.ts'

/** The live progress of one order. */
export function OrderTracking({ orderId }: { orderId: string }) {
  const t = useText()
  const order = useLiveOrder(orderId, true)
  return (
    <AsyncView
      answer={order}
      label={t('orders.tracking.loading')}
      failedTitle={t('orders.tracking.failed')}
      missing={<NotFoundNotice kind="order" />}
      loading={<TrackingStepperSkeleton />}
    >
      {(data) => (
        <div className="grid gap-5">
          <p className="m-0 flex flex-wrap items-baseline gap-x-2 text-text-muted">
            {t('orders.tracking.number')} <Code value={data.number} />
            {data.plan && <span>{data.plan.name}</span>}
          </p>
          {data.status.code === 'cancelled' && <Alert>{t('orders.tracking.closed')}</Alert>}
          {data.arrivalLatestOn !== null && (
            <p className="m-0 text-title font-semibold text-balance">
              <RecruitmentArrivalText order={data} />
            </p>
          )}
          <Card padding="lg">
            <TrackingStepper stages={toTrackingStepperStages(data)} />
          </Card>
          <div>
            <Button asChild variant="secondary">
              <Link to={paths.myOrder.to({ order: data.id })}>{t('orders.tracking.toOrder')}</Link>
            </Button>
          </div>
        </div>
      )}
    </AsyncView>
  )
}
