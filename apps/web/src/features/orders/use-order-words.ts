import { durationWords } from '@sakina/domain/schedule'

import { useText } from '../../shared/intl/use-text.ts'
import type { OrderWords } from './order-view.ts'

const jobs = ['housemaid', 'nanny', 'nurse'] as const
const nationalities = ['filipino', 'indian', 'ethiopian'] as const

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
      const known = jobs.find((each) => each === code)
      return known ? t(`orders.job.${known}`) : code
    },
    nationality: (code) => {
      const known = nationalities.find((each) => each === code)
      return known ? t(`orders.nationality.${known}`) : code
    },
    months: (code) => {
      const count = Number(/^(\d{1,2})months$/.exec(code)?.[1])
      return count > 0 ? t('orders.duration.month', { count }) : code
    },
  }
}
