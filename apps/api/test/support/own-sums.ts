/**
 * The arithmetic of a test that works sums out by itself, in whole halalas: it calls no rule of the domain,
 * so that it can disagree with them.
 */

/** A part of a sum that is not negative, rounded once, half up. */
export const share = (amount: number, parts: number, of: number): number =>
  Math.floor((2 * amount * parts + of) / (2 * of))

/** 15 % of a sum. */
export const vatOn = (net: number): number => share(net, 15, 100)

/** What was paid for an order, net of discounts. */
export type Amounts = {
  readonly service: number
  readonly tax: number
  readonly wage: number
  readonly delivery: number
}

export const totalOf = ({ service, tax, wage, delivery }: Amounts): number => service + tax + wage + delivery

/** A part of what was paid, without the delivery. */
export const worth = ({ service, tax, wage }: Amounts, parts: number, of: number): number =>
  share(service, parts, of) + share(tax, parts, of) + share(wage, parts, of)

export type Discount = { readonly percent: number; readonly atMost: number } | { readonly amount: number }

/** The price of an order: its discount lowers what the agency gets, before the tax. */
export function priceOf(
  { listPrice, wage }: { readonly listPrice: number; readonly wage: number },
  { bundles = 1, discount, delivery = 0 }: { bundles?: number; discount?: Discount; delivery?: number },
): Amounts {
  const whole = (listPrice - wage) * bundles
  const asked =
    discount === undefined
      ? 0
      : 'amount' in discount
        ? discount.amount
        : Math.min(share(whole, discount.percent, 100), discount.atMost)
  const service = whole - Math.min(asked, whole)
  return { service, tax: vatOn(service), wage: wage * bundles, delivery }
}

/** A quarter of what the agency still had to serve, and the tax on it. */
export function breakFee(service: number): { readonly fee: number; readonly tax: number } {
  const fee = share(service, 25, 100)
  return { fee, tax: vatOn(fee) }
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Halalas of an amount on the wire. */
export const halalas = (sar: number): number => Math.round(sar * 100)
