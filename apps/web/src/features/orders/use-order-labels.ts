import { useText } from '../../shared/intl/use-text.ts'
import { usePackageLabels } from '../../shared/orders/use-package-labels.ts'
import type { OrderCodeLabels } from './order-view.ts'

/** Returns the labels for the codes of an order. */
export function useOrderCodeLabels(): OrderCodeLabels {
  const t = useText()
  const { lasting, job, nationality, duration } = usePackageLabels()
  return {
    special: t('orders.special'),
    duration: lasting,
    job,
    nationality,
    packageDuration: duration,
  }
}
