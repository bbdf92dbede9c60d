import { addDays, instant, localDate, riyadhDay } from '@sakina/domain/calendar'
import {
  maxRedeemablePoints,
  tierProgress,
  validatePointsRedemption,
  type LoyaltyConfig,
} from '@sakina/domain/loyalty'
import { money, moneyToDecimal, type Money } from '@sakina/domain/money'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { amountSpentSince } from '../../db/repositories/invoices.ts'
import { lockLedgerAccount, postLedgerEntry } from '../../db/repositories/ledger.ts'
import { hasNoPlacedOrder } from '../../db/repositories/orders.ts'
import {
  addVoucher,
  addVoucherToCustomer,
  publicVouchersOnDay,
  voucherByCode,
  voucherUseOf,
  vouchersOfCustomer,
  type CustomerVoucher,
} from '../../db/repositories/vouchers.ts'
import { Failure } from '../../failures/failure.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { readPointsAccount, type PointsLedgerEntry } from './points.ts'

/** The terms of a voucher for one customer; its card shows by itself how often it can be used. */
export const singleUseVoucherTerms = {
  ar: 'تُخصم من قيمة الخدمة في طلب واحد، قبل الضريبة.',
  en: 'Taken off the service of one order, before VAT.',
}

/** The amount spent in the last twelve months, which decides the tier. */
export const amountSpentInTwelveMonths = async (
  db: QueryExecutor,
  customerId: string,
  now: Date,
): Promise<Money> => money(await amountSpentSince(db, customerId, new Date(now.getTime() - 365 * 86_400_000)))

/** The points and loyalty tier of a customer. */
export type Rewards = {
  readonly points: number
  readonly worth: Money
  readonly spent: Money
  readonly progress: ReturnType<typeof tierProgress>
  readonly entries: readonly PointsLedgerEntry[]
  readonly rules: LoyaltyConfig
}

/** Returns the points, the tier and the progress of the signed-in customer. */
export async function readMyRewards(app: Application, customer: SignedInCustomer): Promise<Rewards> {
  const db = app.database.reader
  const rules = app.config.loyalty
  const { balance, entries } = await readPointsAccount(db, customer.id)
  const spent = await amountSpentInTwelveMonths(db, customer.id, app.now())
  const whole = maxRedeemablePoints(balance, money(Number.MAX_SAFE_INTEGER), rules)
  const redeemed = validatePointsRedemption(whole, balance, rules)
  return {
    points: balance,
    worth: redeemed.ok ? redeemed.value.value : money(0),
    spent,
    progress: tierProgress(spent, rules),
    entries: entries.toReversed(),
    rules,
  }
}

const Given = v.object({ code: v.string() })

/** Days until a voucher from redeemed points expires. */
const validDays = 365

async function voucherOfCustomer(
  app: Application,
  customer: SignedInCustomer,
  code: string,
): Promise<CustomerVoucher> {
  const customerVoucher = (await vouchersOfCustomer(app.database.reader, customer.id)).find(
    ({ voucher }) => voucher.code === code,
  )
  if (customerVoucher === undefined) throw new Failure('voucher_unknown')
  return customerVoucher
}

/** Converts blocks of points to a personal voucher for one order. */
export async function redeemMyPoints(
  app: Application,
  customer: SignedInCustomer,
  blocks: number,
  key: string | undefined,
): Promise<CustomerVoucher> {
  const { code } = await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'redeemPoints', content: { blocks } },
    Given,
    async (tx) => {
      const { loyalty } = app.config
      await lockLedgerAccount(tx, customer.id, 'points')
      const { balance } = await readPointsAccount(tx, customer.id)
      const redeemed = validatePointsRedemption(blocks * loyalty.blockPoints, balance, loyalty)
      if (!redeemed.ok) throw new Failure('points_too_few')
      const now = app.now()
      const voucher = createRecordNumber('PT', app.randomBytes)
      const worth = moneyToDecimal(redeemed.value.value)
      await postLedgerEntry(tx, 'points', {
        id: app.newId(),
        customerId: customer.id,
        kind: 'redeemed',
        amount: redeemed.value.points,
        reference: `voucher:${voucher}`,
        at: now,
      })
      await addVoucher(tx, {
        code: voucher,
        name: { ar: `قسيمة نقاط بقيمة ${worth} ر.س`, en: `Points voucher of SAR ${worth}` },
        terms: singleUseVoucherTerms,
        amount: redeemed.value.value,
        services: [],
        firstOrderOnly: false,
        validTo: addDays(riyadhDay(instant(now)), validDays),
        customerId: customer.id,
        active: true,
        createdAt: now,
      })
      await addVoucherToCustomer(tx, { code: voucher, customerId: customer.id, at: now })
      return { code: voucher }
    },
  )
  return voucherOfCustomer(app, customer, code)
}

/** The customer's vouchers and the public ones that the customer can still use. */
export async function listMyVouchers(
  app: Application,
  customer: SignedInCustomer,
): Promise<readonly CustomerVoucher[]> {
  const db = app.database.reader
  const today = riyadhDay(instant(app.now()))
  const own = await vouchersOfCustomer(db, customer.id)
  const known = new Set(own.map(({ voucher }) => voucher.code))
  const offered = (await publicVouchersOnDay(db, today)).filter(({ code }) => !known.has(code))
  const isNew =
    offered.some(({ firstOrderOnly }) => firstOrderOnly) && (await hasNoPlacedOrder(db, customer.id))
  const usable = offered.filter(({ firstOrderOnly }) => isNew || !firstOrderOnly)
  return [...own, ...usable.map((voucher) => ({ voucher, usedAt: null }))]
}

/**
 * Adds a voucher by its code for later use. Refuses one that is already there, used, not valid
 * today, or for a first order after one has been placed.
 */
export async function claimMyVoucher(
  app: Application,
  customer: SignedInCustomer,
  typed: string,
  key: string | undefined,
): Promise<CustomerVoucher> {
  const { code } = await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'claimVoucher', content: typed },
    Given,
    async (tx) => {
      const now = app.now()
      const voucher = await voucherByCode(tx, typed)
      const others = voucher !== undefined && (voucher.customerId ?? customer.id) !== customer.id
      if (voucher === undefined || !voucher.active || others) throw new Failure('voucher_unknown')
      const use = await voucherUseOf(tx, voucher.code, customer.id)
      if (use !== undefined && use.usedAt !== null) throw new Failure('voucher_used')
      const today = riyadhDay(instant(now))
      if (voucher.validTo !== null && today > localDate(voucher.validTo)) throw new Failure('voucher_expired')
      if (voucher.validFrom !== null && today < localDate(voucher.validFrom))
        throw new Failure('voucher_not_applicable')
      if (voucher.firstOrderOnly && !(await hasNoPlacedOrder(tx, customer.id)))
        throw new Failure('voucher_not_applicable')
      if (!(await addVoucherToCustomer(tx, { code: voucher.code, customerId: customer.id, at: now })))
        throw new Failure('voucher_already_added')
      return { code: voucher.code }
    },
  )
  return voucherOfCustomer(app, customer, code)
}
