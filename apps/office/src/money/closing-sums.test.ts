import { money } from '@sakina/domain/money'
import { expect, test } from 'vitest'

import { sumOfMoved, sumsByBranch, sumsByMethod, sumsOfVat } from './closing-sums.ts'

const riyadh = { id: 2, name: 'Riyadh' }
const hail = { id: 5, name: 'Hail' }
const paid = (branch: typeof riyadh | null, method: 'card' | 'cash', received: number, returned = 0) => ({
  branch,
  method,
  count: 1,
  received: money(received),
  returned: money(returned),
})
const payments = [
  paid(riyadh, 'cash', 11_500, 500),
  paid(hail, 'cash', 3),
  paid(hail, 'card', 2),
  paid(null, 'card', 1),
]

test('payments are summed by method in one order and by branch, each time to the same total', () => {
  expect(sumsByMethod(payments)).toEqual([
    { method: 'card', count: 2, received: 3, returned: 0 },
    { method: 'cash', count: 2, received: 11_503, returned: 500 },
  ])
  expect(sumsByBranch(payments).map(({ branch, received }) => [branch?.name, received])).toEqual([
    ['Riyadh', 11_500],
    ['Hail', 5],
    [undefined, 1],
  ])
  expect(sumOfMoved(sumsByMethod(payments))).toEqual(sumOfMoved(sumsByBranch(payments)))
})

test('what is due is the invoices less the credit notes', () => {
  const row = (kind: 'invoice' | 'credit_note', tax: number) => ({
    branch: riyadh,
    kind,
    count: 1,
    taxed: money(tax * 6),
    untaxed: money(100),
    tax: money(tax),
    total: money(tax * 7 + 100),
  })
  expect(sumsOfVat([row('invoice', 90), row('invoice', 9), row('credit_note', 9)])).toEqual([
    { kind: 'invoice', count: 2, taxed: 594, untaxed: 200, tax: 99, total: 893 },
    { kind: 'credit_note', count: 1, taxed: -54, untaxed: -100, tax: -9, total: -163 },
    { kind: 'due', count: 3, taxed: 540, untaxed: 100, tax: 90, total: 730 },
  ])
})
