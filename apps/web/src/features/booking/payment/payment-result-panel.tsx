import type { Order } from '@sakina/api-client/client'
import { WeaveBand } from '@sakina/ui/art/weave'
import { Card } from '@sakina/ui/card'
import { Code } from '@sakina/ui/code'
import { Icon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import type { ReactNode } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { isOrderPriceExpired } from '../../../shared/orders/payment-path.ts'

/** The tone of a payment result, which decides its colours. */
export type PaymentResultTone = 'success' | 'info' | 'warning' | 'danger'
/** The icon of a payment result. */
export type PaymentResultIcon = Parameters<typeof Icon>[0]['of']

type PanelProps = {
  tone: PaymentResultTone
  icon: PaymentResultIcon
  /**
   * A drawing in place of the icon, with a woven band above it: the customer has reached the goal, and reads
   * what comes next before the number and the amount.
   */
  celebration?: ReactNode
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

/** The result of a payment in one sentence, with the order number and the next actions. */
export function PaymentResultPanel({
  tone,
  icon,
  celebration,
  title,
  text,
  order,
  more,
  actions,
}: PanelProps) {
  const t = useText()
  return (
    <Card padding="lg">
      {celebration && <WeaveBand unrolls size="small" className="rounded-field" />}
      <div
        className={`flex gap-4 ${celebration ? 'items-center' : 'flex-wrap items-start'}`}
        aria-live="polite"
      >
        {celebration ?? (
          <span aria-hidden className={`inline-flex rounded-full p-4 ${grounds[tone]}`}>
            <Icon of={icon} size="xl" />
          </span>
        )}
        <div className={`grid min-w-0 flex-1 ${celebration ? '' : 'basis-60'} gap-2`}>
          <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
          <p className="m-0 text-text-muted">{text}</p>
        </div>
      </div>
      {celebration && more}
      <dl className="m-0 flex flex-wrap gap-x-8 gap-y-2 rounded-field bg-subtle p-4">
        <div>
          <dt className="text-small text-text-muted">{t('booking.result.number')}</dt>
          <dd className="m-0">
            <Code value={order.number} copy={t('booking.result.number')} />
          </dd>
        </div>
        {order.total !== null && !isOrderPriceExpired(order) && (
          <div>
            <dt className="text-small text-text-muted">{t('booking.result.amount')}</dt>
            <dd className="m-0">
              <Money halalas={order.total} weight="strong" />
            </dd>
          </div>
        )}
      </dl>
      {!celebration && more}
      <div className="flex flex-wrap items-center gap-3">{actions}</div>
    </Card>
  )
}
