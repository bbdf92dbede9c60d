import { isMoney, moneyFromWire } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { catchRefusal } from '../refusal/index.ts'
import { isPlainObject, parseText } from './choices.ts'
import type { RawValues } from './choices.ts'

/** Reads the new total from the details of a refusal of an order whose price has changed. */
export function newTotalOfRefusal(details: RawValues): Money | undefined {
  const { total } = isPlainObject(details['result']) ? details['result'] : details
  if (typeof total !== 'number' && typeof total !== 'string') return undefined
  const read = catchRefusal(() => moneyFromWire(total))
  return read.ok && isMoney(read.value) ? read.value : undefined
}

/** Reads the unpaid order that caused a refusal from the details of that refusal. */
export const readUnpaidOrderOfRefusal = ({ order_id: id, order_number: number }: RawValues) => ({
  id: parseText(id),
  number: parseText(number) ?? '',
})
