import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { vouchers } from '../schema/catalogue.ts'
import { voucherUses } from '../schema/orders.ts'

export type VoucherRow = typeof vouchers.$inferSelect

export async function voucherByCode(db: QueryExecutor, code: string): Promise<VoucherRow | undefined> {
  const [voucher] = await db
    .select()
    .from(vouchers)
    .where(eq(sql`upper(${vouchers.code})`, code.trim().toUpperCase()))
  return voucher
}

/** When a customer used a voucher, and its last day for a customer to whom it came back. */
export async function voucherUseOf(
  db: QueryExecutor,
  code: string,
  customerId: string,
): Promise<{ readonly usedAt: Date | null; readonly validTo: string | null } | undefined> {
  const [use] = await db
    .select({ usedAt: voucherUses.usedAt, validTo: voucherUses.validTo })
    .from(voucherUses)
    .where(and(eq(voucherUses.code, code), eq(voucherUses.customerId, customerId)))
  return use
}

/** Uses a voucher once, even when two orders name it at the same moment. */
export async function spendVoucher(
  tx: Tx,
  use: { readonly code: string; readonly customerId: string; readonly orderId: string; readonly at: Date },
): Promise<boolean> {
  const spent = await tx
    .insert(voucherUses)
    .values({
      code: use.code,
      customerId: use.customerId,
      orderId: use.orderId,
      claimedAt: use.at,
      usedAt: use.at,
    })
    .onConflictDoUpdate({
      target: [voucherUses.code, voucherUses.customerId],
      set: { orderId: use.orderId, usedAt: use.at },
      setWhere: isNull(voucherUses.usedAt),
    })
    .returning({ code: voucherUses.code })
  return spent.length > 0
}

/** The voucher that an order has used, with its last day for the customer of the order. */
export async function voucherUsedByOrder(
  db: QueryExecutor,
  orderId: string,
): Promise<{ readonly code: string; readonly validTo: string | null } | undefined> {
  const [voucher] = await db
    .select({
      code: vouchers.code,
      validTo: sql<string | null>`coalesce(${voucherUses.validTo}, ${vouchers.validTo})`,
    })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.code, voucherUses.code))
    .where(and(eq(voucherUses.orderId, orderId), isNotNull(voucherUses.usedAt)))
  return voucher
}

/** Makes the voucher of an order usable again; with a day, until that day at least. */
export async function returnVoucher(tx: Tx, orderId: string, validTo?: string): Promise<void> {
  await tx
    .update(voucherUses)
    .set({ usedAt: null, orderId: null, ...(validTo !== undefined && { validTo }) })
    .where(eq(voucherUses.orderId, orderId))
}

export async function addVoucher(tx: Tx, voucher: typeof vouchers.$inferInsert): Promise<void> {
  await tx.insert(vouchers).values(voucher)
}

/** A voucher of a customer and when it was used. */
export type CustomerVoucher = { readonly voucher: VoucherRow; readonly usedAt: Date | null }

/** The vouchers a customer has claimed or received. */
export async function vouchersOfCustomer(
  db: QueryExecutor,
  customerId: string,
): Promise<readonly CustomerVoucher[]> {
  const rows = await db
    .select({ voucher: vouchers, usedAt: voucherUses.usedAt, validTo: voucherUses.validTo })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.code, voucherUses.code))
    .where(eq(voucherUses.customerId, customerId))
    .orderBy(desc(voucherUses.claimedAt), desc(vouchers.code))
  return rows.map(({ voucher, usedAt, validTo }) => ({
    voucher: validTo === null ? voucher : { ...voucher, validTo },
    usedAt,
  }))
}

/** The vouchers that everybody may use on this day, sorted by code. */
export async function publicVouchersOnDay(db: QueryExecutor, today: string): Promise<readonly VoucherRow[]> {
  return db
    .select()
    .from(vouchers)
    .where(
      and(
        isNull(vouchers.customerId),
        eq(vouchers.active, true),
        or(isNull(vouchers.validFrom), lte(vouchers.validFrom, today)),
        or(isNull(vouchers.validTo), gte(vouchers.validTo, today)),
      ),
    )
    .orderBy(asc(vouchers.code))
}

/** Gives a voucher to a customer; returns false if the customer already has it. */
export async function addVoucherToCustomer(
  tx: Tx,
  claim: { readonly code: string; readonly customerId: string; readonly at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(voucherUses)
    .values({ code: claim.code, customerId: claim.customerId, claimedAt: claim.at })
    .onConflictDoNothing()
    .returning({ code: voucherUses.code })
  return rows.length > 0
}
