import { useText } from '../../shared/intl/use-text.ts'
import { usePackageWords } from '../../shared/orders/use-package-words.ts'
import type { OrderWords } from './order-view.ts'

/** The words of an order that the server sends as codes. */
export function useOrderWords(): OrderWords {
  const t = useText()
  const { lasting, job, nationality, duration } = usePackageWords()
  return { special: t('orders.special'), duration: lasting, job, nationality, packageDuration: duration }
}
