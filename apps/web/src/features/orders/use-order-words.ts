import { durationWords } from '@sakina/domain/schedule'
import { packageChoices } from '@sakina/domain/vocabulary'

import { useText } from '../../shared/intl/use-text.ts'
import type { OrderWords } from './order-view.ts'

/** The words of an order that the server sends as codes. */
export function useOrderWords(): OrderWords {
  const t = useText()
  return {
    special: t('orders.special'),
    duration: (days) => {
      const { unit, count } = durationWords(days)
      return t(`orders.duration.${unit}`, { count })
    },
    job: (code) => {
      const known = packageChoices.workerTypes.find((each) => each === code)
      return known ? t(`orders.job.${known}`) : code
    },
    nationality: (code) => {
      const known = packageChoices.nationalities.find((each) => each === code)
      return known ? t(`orders.nationality.${known}`) : code
    },
    months: (code) => {
      const count = Number(/^(\d{1,2})months$/.exec(code)?.[1])
      return count > 0 ? t('orders.duration.month', { count }) : code
    },
  }
}
