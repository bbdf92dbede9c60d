import type { ReactNode } from 'react'
import { MomentText } from '../../internal/moment-text.tsx'
import type { KitStrings } from '../../strings/types.ts'
import type { KeyValue } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import type { Kit } from '../provider/context.ts'
import type { OrderCardOrder } from './variants.ts'

type Words = KitStrings['orderCard']

const cancelWords = { no: 'cancelNot', with_fee: 'cancelNotFree', free: 'cancelFreeNow' } as const

const sum = (halalas: number | null, words: Words): ReactNode =>
  halalas === null ? <span className="sk:text-text-muted">{words.unknown}</span> : <Money halalas={halalas} />

/** Returns what an order card shows about an order of each service. */
export function orderFacts(order: OrderCardOrder, words: Words, format: Kit['format']): readonly KeyValue[] {
  switch (order.variant) {
    case 'hourly':
      return [
        { label: words.visitDuration, value: format.count(words.hours, order.visitHours) },
        {
          label: words.visitPeriod,
          value: order.period ? words.periods[order.period] : words.unknown,
        },
        {
          label: words.cancelAvailability,
          wide: true,
          value:
            typeof order.cancelling === 'string' ? (
              words[cancelWords[order.cancelling]]
            ) : (
              <>
                {words.cancelFree} <MomentText at={order.cancelling.freeUntil} weekday />
              </>
            ),
        },
      ]
    case 'resident':
      return [
        { label: words.contractDuration, value: order.duration ?? words.unknown },
        { label: words.salary, value: sum(order.salary, words) },
      ]
    case 'mediation':
      return [{ label: words.salaryBeside, value: sum(order.salary, words) }]
    case 'transferred':
      return [
        { label: words.contractValue, value: sum(order.value, words) },
        { label: words.salaryBeside, value: sum(order.salary, words) },
      ]
    case 'special_packages':
      return [
        { label: words.jobType, value: order.job },
        { label: words.nationality, value: order.nationality },
        { label: words.workers, value: format.number(order.workers) },
        { label: words.packageDuration, value: order.duration },
      ]
    // The API may return a service that this version of the site does not know.
    default:
      return []
  }
}
