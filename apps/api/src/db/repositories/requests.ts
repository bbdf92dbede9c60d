import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm'
import { columnEqualsAny } from '../column-equals-any.ts'
import type { QueryExecutor, Tx } from '../database.ts'
import { isRecordId } from '../record-id.ts'
import { ofContractInBranches, type BranchLimit } from './branch-limit.ts'
import { recordMatches } from './customer-search.ts'
import { requests } from '../schema/requests.ts'

export type ContractRequestRow = typeof requests.$inferSelect

export async function addContractRequest(tx: Tx, request: typeof requests.$inferInsert): Promise<void> {
  await tx.insert(requests).values(request)
}

export async function findOpenRequestsOfContracts(
  db: QueryExecutor,
  contractIds: readonly string[],
): Promise<readonly ContractRequestRow[]> {
  if (contractIds.length === 0) return []
  return db
    .select()
    .from(requests)
    .where(and(columnEqualsAny(requests.contractId, contractIds), eq(requests.status, 'open')))
}

const granted = (kind: ContractRequestRow['kind']) =>
  and(eq(requests.kind, kind), inArray(requests.status, ['approved', 'completed']))

/** The suspensions the office has granted on these contracts, the first requested first. */
export async function grantedSuspensionsOfContracts(
  db: QueryExecutor,
  contractIds: readonly string[],
): Promise<readonly ContractRequestRow[]> {
  if (contractIds.length === 0) return []
  return db
    .select()
    .from(requests)
    .where(and(columnEqualsAny(requests.contractId, contractIds), granted('suspension')))
    .orderBy(asc(requests.createdAt), asc(requests.id))
}

/**
 * The replacements the office has granted on a contract, of a worker or of the service, the first
 * granted first.
 */
export async function grantedReplacementsOfContract(
  db: QueryExecutor,
  contractId: string,
): Promise<readonly ContractRequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(and(eq(requests.contractId, contractId), or(granted('replacement'), granted('replace_service'))))
    .orderBy(asc(requests.answeredAt), asc(requests.id))
}

export async function grantedRefundRequestsOfContract(
  db: QueryExecutor,
  contractId: string,
): Promise<readonly ContractRequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(and(eq(requests.contractId, contractId), granted('refund_payment')))
}

export async function paginateContractRequests(
  db: QueryExecutor,
  filter: {
    readonly customerId?: string | undefined
    readonly contractId?: string | undefined
    readonly status?: ContractRequestRow['status'] | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
    readonly offset: number
    readonly limit: number
  },
): Promise<{ readonly rows: readonly ContractRequestRow[]; readonly total: number }> {
  if (filter.contractId !== undefined && !isRecordId(filter.contractId)) return { rows: [], total: 0 }
  const which = and(
    filter.customerId === undefined ? undefined : eq(requests.customerId, filter.customerId),
    filter.contractId === undefined ? undefined : eq(requests.contractId, filter.contractId),
    filter.status === undefined ? undefined : eq(requests.status, filter.status),
    recordMatches(db, filter.search, requests),
    ofContractInBranches(db, filter.branches, requests.contractId),
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(requests)
      .where(which)
      .orderBy(desc(requests.createdAt), desc(requests.id))
      .limit(filter.limit)
      .offset(filter.offset),
    db.select({ total: count() }).from(requests).where(which),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function contractRequestById(
  db: QueryExecutor,
  id: string,
): Promise<ContractRequestRow | undefined> {
  if (!isRecordId(id)) return undefined
  const [request] = await db.select().from(requests).where(eq(requests.id, id))
  return request
}

/**
 * Replaces the details of a request, for example to add the new worker that the office decided on.
 */
export async function changeRequestDetails(
  tx: Tx,
  id: string,
  details: ContractRequestRow['details'],
): Promise<void> {
  await tx.update(requests).set({ details }).where(eq(requests.id, id))
}

/**
 * Replaces the stored quote of a request, for an executed amount that is lower than the one shown.
 */
export async function changeRequestQuote(tx: Tx, id: string, quote: unknown): Promise<void> {
  await tx.update(requests).set({ quote }).where(eq(requests.id, id))
}

/** Stores the credit note of a request about a contract. */
export async function linkCreditNote(tx: Tx, id: string, creditNoteId: string): Promise<void> {
  await tx.update(requests).set({ creditNoteId }).where(eq(requests.id, id))
}

/**
 * Changes the state of a request only if it is still the state that was read, so that of two
 * decisions, or a decision and a withdrawal, one takes effect.
 */
export async function changeRequestState(
  tx: Tx,
  request: Pick<ContractRequestRow, 'id' | 'status'>,
  answer: {
    readonly status: ContractRequestRow['status']
    readonly note: string | undefined
    readonly at: Date
  },
): Promise<boolean> {
  const answered = await tx
    .update(requests)
    .set({ status: answer.status, answer: answer.note ?? null, answeredAt: answer.at })
    .where(and(eq(requests.id, request.id), eq(requests.status, request.status)))
    .returning({ id: requests.id })
  return answered.length > 0
}
