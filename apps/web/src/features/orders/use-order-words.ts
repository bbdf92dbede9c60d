import { useText } from '../../shared/intl/use-text.ts'
import { usePackageWords } from '../../shared/orders/use-package-words.ts'
import type { OrderWords } from './order-view.ts'

/** Returns the labels for the codes of an order. */
export function useOrderWords(): OrderWords {
  const t = useText()
  const { lasting, job, nationality, duration } = usePackageWords()
  return { special: t('orders.special'), duration: lasting, job, nationality, packageDuration: duration }
}
