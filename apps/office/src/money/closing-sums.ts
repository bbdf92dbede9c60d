import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsGetClosing } from '@sakina/api-client/wire/ops'
import { receivedPaymentMethods } from '@sakina/domain/vocabulary'

type Closing = EntityOf<typeof opsGetClosing>

/** What came and what went back, in halalas. */
export type Moved = { readonly count: number; readonly received: number; readonly returned: number }

/** The sum of what moved. */
export const sumOfMoved = (rows: readonly Moved[]): Moved =>
  rows.reduce(
    (sum, { count, received, returned }) => ({
      count: sum.count + count,
      received: sum.received + received,
      returned: sum.returned + returned,
    }),
    { count: 0, received: 0, returned: 0 },
  )

/** The payments of all branches, a row for each way in which any was made. */
export const sumsByMethod = (payments: Closing['payments']) =>
  receivedPaymentMethods.flatMap((method) => {
    const own = payments.filter((row) => row.method === method)
    return own.length === 0 ? [] : { method, ...sumOfMoved(own) }
  })

/** The payments of all methods, a row for each branch; null is what belongs to none. */
export function sumsByBranch(payments: Closing['payments']) {
  const branches = Map.groupBy(payments, ({ branch }) => branch?.id ?? null)
  return [...branches.values()].map((own) => ({
    branch: own[0]?.branch ?? null,
    ...sumOfMoved(own),
  }))
}

/** Invoices, credit notes or what is left of both, in halalas. */
export type VatSums = {
  readonly kind: 'invoice' | 'credit_note' | 'due'
  readonly count: number
  readonly taxed: number
  readonly untaxed: number
  readonly tax: number
  readonly total: number
}

const nothing = { count: 0, taxed: 0, untaxed: 0, tax: 0, total: 0 }

const add = (sum: typeof nothing, row: typeof nothing, sign: 1 | -1 = 1) => ({
  count: sum.count + row.count,
  taxed: sum.taxed + sign * row.taxed,
  untaxed: sum.untaxed + sign * row.untaxed,
  tax: sum.tax + sign * row.tax,
  total: sum.total + sign * row.total,
})

/** The invoices, the credit notes, which are below zero, and what is due for both. */
export function sumsOfVat(vat: Closing['vat']): readonly VatSums[] {
  const of = (kind: 'invoice' | 'credit_note', sign: 1 | -1) =>
    vat.filter((row) => row.kind === kind).reduce((sum, row) => add(sum, row, sign), nothing)
  const [invoices, notes] = [of('invoice', 1), of('credit_note', -1)]
  return [
    { kind: 'invoice', ...invoices },
    { kind: 'credit_note', ...notes },
    { kind: 'due', ...add(invoices, notes) },
  ]
}
