import type { NoticeKind } from '@sakina/domain/vocabulary'
import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { vouchers } from '../schema/catalogue.ts'
import { voucherUses } from '../schema/orders.ts'
import { noticeChoices, notices } from '../schema/notices.ts'

export type NoticeRow = typeof notices.$inferSelect

/** Stores a notice unless the same one exists, and returns whether it was added. */
export async function addNotice(tx: Tx, notice: typeof notices.$inferInsert): Promise<boolean> {
  const added = await tx.insert(notices).values(notice).onConflictDoNothing().returning({ id: notices.id })
  return added.length > 0
}

export async function noticeById(db: QueryExecutor, id: string): Promise<NoticeRow | undefined> {
  if (!isRecordId(id)) return undefined
  const [notice] = await db.select().from(notices).where(eq(notices.id, id))
  return notice
}

export async function noticesOfCustomer(
  db: QueryExecutor,
  customerId: string,
  page: { readonly offset: number; readonly limit: number },
) {
  const mine = eq(notices.customerId, customerId)
  const [rows, [counted], [unread]] = await Promise.all([
    db
      .select()
      .from(notices)
      .where(mine)
      .orderBy(desc(notices.createdAt), desc(notices.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(notices).where(mine),
    db
      .select({ total: count() })
      .from(notices)
      .where(and(mine, isNull(notices.readAt))),
  ])
  return { rows, total: counted?.total ?? 0, unread: unread?.total ?? 0 }
}

/**
 * Marks unread notices of a customer as read: the one with the id, those before a moment, or all of
 * them.
 */
export async function markNoticesRead(
  tx: Tx,
  customerId: string,
  { id, before, at }: { readonly id?: string | undefined; readonly before?: Date; readonly at: Date },
): Promise<void> {
  if (id !== undefined && !isRecordId(id)) return
  await tx
    .update(notices)
    .set({ readAt: at })
    .where(
      and(
        eq(notices.customerId, customerId),
        isNull(notices.readAt),
        id === undefined ? undefined : eq(notices.id, id),
        before && lt(notices.createdAt, before),
      ),
    )
}

/**
 * Deletes the notices of these kinds about these records, because they are no longer true; an email
 * that is not sent yet then finds no notice to send.
 */
export async function withdrawNotices(
  tx: Tx,
  about: readonly string[],
  kinds: readonly NoticeKind[],
): Promise<void> {
  if (about.length === 0) return
  await tx
    .delete(notices)
    .where(and(columnEqualsAny(notices.about, about), inArray(notices.kind, [...kinds])))
}

export async function removeOldNotices(tx: Tx, before: Date): Promise<void> {
  await tx.delete(notices).where(lt(notices.createdAt, before))
}

const choice = [noticeChoices.customerId, noticeChoices.topic, noticeChoices.channel] as const

/** The latest choice of each topic and channel. */
const latestChoices = (db: QueryExecutor, which?: SQL) =>
  db
    .selectDistinctOn([...choice])
    .from(noticeChoices)
    .where(which)
    .orderBy(...choice, desc(noticeChoices.id))

/** Reads the latest choice of a customer for each topic and channel, wanted or not. */
export const noticeChoicesOfCustomer = async (db: QueryExecutor, customerId: string) =>
  latestChoices(db, eq(noticeChoices.customerId, customerId))

/** Adds a choice to those before it, unless it repeats the latest one. */
export async function addNoticeChoice(tx: Tx, chosen: typeof noticeChoices.$inferInsert): Promise<void> {
  const before = (await noticeChoicesOfCustomer(tx, chosen.customerId)).find(
    ({ topic, channel }) => topic === chosen.topic && channel === chosen.channel,
  )
  if (before?.wanted === chosen.wanted && before.words === chosen.words) return
  await tx.insert(noticeChoices).values(chosen)
}

/** Deletes choices that were replaced before this moment. */
export async function removeReplacedNoticeChoices(tx: Tx, before: Date): Promise<void> {
  await tx.execute(
    sql`delete from notice_choices old using notice_choices newer
        where newer.customer_id = old.customer_id and newer.topic = old.topic
          and newer.channel = old.channel and newer.id > old.id
          and newer.at < ${before.toISOString()}::timestamptz`,
  )
}

/** Returns which notices already exist for the given records, each as the text `about kind`. */
export async function existingNoticeKeys(
  db: QueryExecutor,
  about: readonly string[],
  kinds: readonly NoticeKind[],
): Promise<ReadonlySet<string>> {
  if (about.length === 0) return new Set()
  const rows = await db
    .select({ about: notices.about, kind: notices.kind })
    .from(notices)
    .where(and(columnEqualsAny(notices.about, about), inArray(notices.kind, [...kinds])))
  return new Set(rows.map((row) => `${row.about} ${row.kind}`))
}

/** Finds unused vouchers that end soon, of customers who chose offers and have not been notified yet. */
export async function findVouchersDueForReminder(
  db: QueryExecutor,
  { from, until }: { readonly from: string; readonly until: string },
) {
  const { customerId, code } = voucherUses
  // A voucher that came back has a last day of its own.
  const lastDay = sql<string>`coalesce(${voucherUses.validTo}, ${vouchers.validTo})`
  const chosen = latestChoices(db, eq(noticeChoices.topic, 'offers')).as('chosen')
  return db
    .selectDistinct({ customerId, code, validTo: lastDay })
    .from(voucherUses)
    .innerJoin(vouchers, eq(vouchers.code, code))
    .innerJoin(chosen, and(eq(chosen.customerId, customerId), eq(chosen.wanted, true)))
    .leftJoin(
      notices,
      and(
        eq(notices.customerId, customerId),
        eq(notices.kind, 'voucher_ending'),
        eq(notices.reference, code),
      ),
    )
    .where(
      and(
        isNull(voucherUses.usedAt),
        isNull(voucherUses.orderId),
        or(eq(vouchers.active, true), isNotNull(voucherUses.validTo)),
        gte(lastDay, from),
        lte(lastDay, until),
        isNull(notices.id),
      ),
    )
}
