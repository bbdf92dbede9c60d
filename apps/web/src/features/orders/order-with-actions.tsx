import type { Order } from '@sakina/api-client/client'
import { Alert } from '@sakina/ui/alert'
import { OrderCard } from '@sakina/ui/order-card'
import { TrackingStepper } from '@sakina/ui/tracking-stepper'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { isWorkerLate, LateWorkerText } from '../../shared/orders/late-worker-text.tsx'
import { TextLinkInAlert } from '../../shared/portal/text-link-in-alert.tsx'
import { RefundNotices } from '../../shared/requests/refund-notice.tsx'
import { useSearchParams } from '../../shared/router/index.ts'
import { ArrivalQuestion } from './arrival-question.tsx'
import { orderActions } from './order-actions.tsx'
import { toOrderCardOrder, toTrackingStepperStages } from './order-view.ts'
import { useOrderCodeLabels } from './use-order-labels.ts'
import { useOverdueInvoice } from './use-overdue-invoice.ts'

const asked = ['cancellation', 'suspension', 'replacement'] as const
const onItsWay: ReadonlySet<string> = new Set(['paid', 'processing'])

/** An order with its actions, and its progress while the office processes it. */
export function OrderWithActions({ order }: { order: Order }) {
  const t = useText()
  const words = useOrderCodeLabels()
  const at = useNow()
  const [search] = useSearchParams()
  const overdueInvoice = useOverdueInvoice(order)
  return (
    <OrderCard
      level={2}
      order={toOrderCardOrder(order, words, at)}
      actions={orderActions(order, { search, overdueInvoice, label: (name) => t(`orders.action.${name}`) })}
    >
      {order.needsWorker && (
        <Alert
          tone="warning"
          action={
            <TextLinkInAlert to={paths.paymentResult.to(order.id)}>
              {t('orders.needsWorkerAction')}
            </TextLinkInAlert>
          }
        >
          {t('orders.needsWorker', { gender: order.worker?.gender ?? 'other' })}
        </Alert>
      )}
      {isWorkerLate(order) && (
        <Alert tone="warning">
          <LateWorkerText order={order} />
        </Alert>
      )}
      {order.isArrivalAsked && <ArrivalQuestion order={order} />}
      {order.openRequest && (
        <Alert action={<TextLinkInAlert to={paths.requests.to()}>{t('orders.toRequest')}</TextLinkInAlert>}>
          {t(`orders.asked.${asked.find((each) => each === order.openRequest?.kind) ?? 'other'}`)}
        </Alert>
      )}
      <RefundNotices payouts={order.payouts} />
      {order.officeNote && (
        <Alert title={t('orders.fromOffice')}>
          <p className="m-0 [unicode-bidi:plaintext] whitespace-pre-line">{order.officeNote}</p>
        </Alert>
      )}
      {onItsWay.has(order.status.code) && !order.needsWorker && (
        <TrackingStepper variant="compact" stages={toTrackingStepperStages(order)} />
      )}
    </OrderCard>
  )
}
