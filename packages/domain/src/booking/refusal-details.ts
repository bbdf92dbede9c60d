import { isMoney, moneyFromWire } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { catchRefusal } from '../refusal/index.ts'
import { isPlainObject, readText } from './choices.ts'
import type { RawValues } from './choices.ts'

/** The new total in the details of a refused order. */
export function newTotalOfRefusal(details: RawValues): Money | undefined {
  const { total } = isPlainObject(details['result']) ? details['result'] : details
  if (typeof total !== 'number' && typeof total !== 'string') return undefined
  const read = catchRefusal(() => moneyFromWire(total))
  return read.ok && isMoney(read.value) ? read.value : undefined
}

/** The order that awaits its payment, in the details of a refusal that it causes. */
export const awaitingOrderOfRefusal = ({ order_id: id, order_number: number }: RawValues) => ({
  id: readText(id),
  number: readText(number) ?? '',
})
