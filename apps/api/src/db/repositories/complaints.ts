import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { ofContractInBranches, type BranchLimit } from './branch-limit.ts'
import { recordMatches } from './customer-search.ts'
import { complaintEvents, complaintPictures, complaints } from '../schema/requests.ts'

export type Complaint = typeof complaints.$inferSelect
export type NewComplaint = typeof complaints.$inferInsert
export type ComplaintEvent = typeof complaintEvents.$inferSelect

export async function addComplaint(tx: Tx, complaint: NewComplaint): Promise<void> {
  await tx.insert(complaints).values(complaint)
}

export async function addComplaintEvent(tx: Tx, event: typeof complaintEvents.$inferInsert): Promise<void> {
  await tx.insert(complaintEvents).values(event)
}

export async function complaintsOfCustomer(
  db: QueryExecutor,
  customerId: string,
  state?: Complaint['state'],
): Promise<readonly Complaint[]> {
  return db
    .select()
    .from(complaints)
    .where(
      and(
        eq(complaints.customerId, customerId),
        state === undefined ? undefined : eq(complaints.state, state),
      ),
    )
    .orderBy(desc(complaints.createdAt), desc(complaints.id))
}

export async function paginateComplaints(
  db: QueryExecutor,
  filter: {
    readonly state?: Complaint['state'] | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
    readonly offset: number
    readonly limit: number
  },
): Promise<{ readonly rows: readonly Complaint[]; readonly total: number }> {
  const which = and(
    filter.state === undefined ? undefined : eq(complaints.state, filter.state),
    filter.customer === undefined ? undefined : eq(complaints.customerId, filter.customer),
    recordMatches(db, filter.search, complaints),
    ofContractInBranches(db, filter.branches, complaints.contractId),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(complaints)
      .where(which)
      .orderBy(desc(complaints.createdAt), desc(complaints.id))
      .limit(filter.limit)
      .offset(filter.offset),
    db.select({ total: count() }).from(complaints).where(which),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function complaintsOfContract(
  db: QueryExecutor,
  contractId: string,
): Promise<readonly Complaint[]> {
  return db.select().from(complaints).where(eq(complaints.contractId, contractId))
}

export async function complaintById(db: QueryExecutor, id: string): Promise<Complaint | undefined> {
  if (!isRecordId(id)) return undefined
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, id))
  return complaint
}

export async function eventsOfComplaints(
  db: QueryExecutor,
  ids: readonly string[],
): Promise<readonly ComplaintEvent[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(complaintEvents)
    .where(columnEqualsAny(complaintEvents.complaintId, ids))
    .orderBy(asc(complaintEvents.at), asc(complaintEvents.id))
}

/** Locks a complaint, so that of a family and the office who write at once one waits. */
export async function lockComplaint(tx: Tx, id: string): Promise<Complaint | undefined> {
  if (!isRecordId(id)) return undefined
  const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
  return complaint
}

/** Opens a complaint, or leaves it open, for an answer until a moment. */
export async function reopenComplaint(tx: Tx, id: string, answerBy: Date): Promise<void> {
  await tx.update(complaints).set({ state: 'open', answerBy }).where(eq(complaints.id, id))
}

/** Changes the state of a complaint only if the state is still the expected one. */
export async function changeComplaintState(
  tx: Tx,
  move: { readonly id: string; readonly from: Complaint['state']; readonly to: Complaint['state'] },
): Promise<boolean> {
  const moved = await tx
    .update(complaints)
    .set({ state: move.to })
    .where(and(eq(complaints.id, move.id), eq(complaints.state, move.from)))
    .returning({ id: complaints.id })
  return moved.length > 0
}

/** Returns the complaint that nobody came to a visit. */
export async function claimOfVisit(db: QueryExecutor, visitId: string): Promise<Complaint | undefined> {
  const [complaint] = await db
    .select()
    .from(complaints)
    .where(and(eq(complaints.visitId, visitId), complaints.isVisitClaim))
  return complaint
}

/** Adds pictures to a message of a complaint, in their order. */
export async function addComplaintPictures(
  tx: Tx,
  eventId: string,
  uploadIds: readonly string[],
): Promise<void> {
  if (uploadIds.length === 0) return
  await tx
    .insert(complaintPictures)
    .values(uploadIds.map((uploadId, place) => ({ uploadId, eventId, place })))
}

export type ComplaintPicture = typeof complaintPictures.$inferSelect

export async function picturesOfEvents(
  db: QueryExecutor,
  eventIds: readonly string[],
): Promise<readonly ComplaintPicture[]> {
  if (eventIds.length === 0) return []
  return db
    .select()
    .from(complaintPictures)
    .where(columnEqualsAny(complaintPictures.eventId, eventIds))
    .orderBy(asc(complaintPictures.place))
}

/** Whether a file is a picture in a complaint of the customer. */
export async function isPictureOfCustomer(
  db: QueryExecutor,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: complaintPictures.uploadId })
    .from(complaintPictures)
    .innerJoin(complaintEvents, eq(complaintEvents.id, complaintPictures.eventId))
    .innerJoin(complaints, eq(complaints.id, complaintEvents.complaintId))
    .where(and(eq(complaintPictures.uploadId, id), eq(complaints.customerId, customerId)))
  return rows.length > 0
}

/** How often a customer said since a moment that a worker was not offered. */
export async function countOfferClaims(db: QueryExecutor, customerId: string, since: Date): Promise<number> {
  const rows = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(
      and(eq(complaints.customerId, customerId), complaints.isOfferClaim, gt(complaints.createdAt, since)),
    )
  return rows.length
}
