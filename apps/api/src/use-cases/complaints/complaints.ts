import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import type { ComplaintState } from '@sakina/domain/vocabulary'
import type { createComplaint, replyToComplaint } from '@sakina/api-client/wire/complaints'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import type { QueryExecutor } from '../../db/database.ts'
import { instant } from '@sakina/domain/calendar'
import { complaintReplies } from '@sakina/domain/lifecycles'
import { complaintAnswerTimeRange } from '@sakina/domain/policies'
import {
  addComplaintEvent,
  complaintById,
  complaintsOfCustomer,
  lockComplaint,
  reopenComplaint,
  paginateComplaints,
  eventsOfComplaints,
  type Complaint,
  type ComplaintEvent,
} from '../../db/repositories/complaints.ts'
import { contractsByIds, type Contract } from '../../db/repositories/contracts.ts'
import { customersByIds } from '../../db/repositories/customers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { lockOwnContract } from '../requests/submit-request.ts'
import { openComplaint } from './open-complaint.ts'

const Made = v.object({ id: v.string(), number: v.string() })

type Form = BodyOf<typeof createComplaint>

/** A client may send the code of the complaint type as the text; then the customer has written nothing. */
const writtenIn = ({ details, type, reasonText: reason }: Form): string | null =>
  details ?? (reason === type ? null : reason)

/** Files a complaint about a contract. */
export async function fileComplaint(
  app: Application,
  customer: SignedInCustomer,
  form: Form,
  key: string | undefined,
): Promise<{ readonly id: string; readonly number: string }> {
  await limitAttemptsOfAccount(app, 'complaint', customer.id)
  if (!/\S/.test(form.reasonText) && form.type === undefined)
    throw invalidFieldsFailure({ reasonText: 'required' })
  return runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'createComplaint', content: form },
    Made,
    async (tx) => {
      const contract = await lockOwnContract(tx, customer, form.contractId)
      return openComplaint(tx, app, {
        customerId: customer.id,
        contractId: contract.id,
        type: form.type ?? 'other',
        details: writtenIn(form),
        priority: form.priority,
      })
    },
  )
}

/** A complaint with its contract, customer and history. */
export type ComplaintView = {
  readonly complaint: Complaint
  readonly contract: Contract | undefined
  readonly customerName: string
  readonly history: readonly ComplaintEvent[]
}

export async function readComplaintViews(
  db: QueryExecutor,
  complaints: readonly Complaint[],
): Promise<readonly ComplaintView[]> {
  const events = await eventsOfComplaints(
    db,
    complaints.map((complaint) => complaint.id),
  )
  const contracts = await contractsByIds(
    db,
    complaints.map(({ contractId }) => contractId),
  )
  const customers = await customersByIds(
    db,
    complaints.map(({ customerId }) => customerId),
  )
  return complaints.map((complaint) => ({
    complaint,
    contract: contracts.find(({ id }) => id === complaint.contractId),
    customerName: customers.find(({ id }) => id === complaint.customerId)?.name ?? '',
    history: events.filter((event) => event.complaintId === complaint.id),
  }))
}

const Replied = v.object({ id: v.string() })

/**
 * Adds to a complaint what its family writes, which opens it again for an answer within the hours of the policies,
 * or that it is solved.
 */
export async function replyToMyComplaint(
  app: Application,
  customer: SignedInCustomer,
  { id, text, is_solved: isSolved = false }: BodyOf<typeof replyToComplaint> & { readonly id: string },
  key: string | undefined,
): Promise<ComplaintView> {
  await limitAttemptsOfAccount(app, 'complaint', customer.id)
  if (!isSolved && text === undefined) throw invalidFieldsFailure({ text: 'required' })
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'replyToComplaint', content: { id, text, isSolved } },
    Replied,
    async (tx) => {
      const complaint = await lockComplaint(tx, id)
      if (complaint === undefined || complaint.customerId !== customer.id) throw new Failure('not_found')
      const now = instant(app.now())
      const history = await eventsOfComplaints(tx, [id])
      const can = complaintReplies(
        history.map((event) => ({ ...event, at: instant(event.at) })),
        now,
      )
      if (isSolved ? !can.canConfirm : !can.canWrite) throw new Failure('transition_not_allowed')
      if (!isSolved) {
        const answerBy = new Date(complaintAnswerTimeRange(now, app.config.policies).by)
        await reopenComplaint(tx, id, answerBy)
      }
      await addComplaintEvent(tx, {
        id: app.newId(),
        complaintId: id,
        state: isSolved ? 'closed' : 'open',
        note: text ?? null,
        byOffice: false,
        at: app.now(),
      })
      return { id }
    },
  )
  const complaint = await complaintById(app.database.reader, id)
  const [view] = complaint === undefined ? [] : await readComplaintViews(app.database.reader, [complaint])
  if (view === undefined) throw new Failure('not_found')
  return view
}

/** Returns the customer's own complaints; the id of another customer (`partner_id`) is refused. */
export async function listMyComplaints(
  app: Application,
  customer: SignedInCustomer,
  filter: { readonly state?: ComplaintState; readonly partnerId: string | undefined },
): Promise<readonly ComplaintView[]> {
  if (filter.partnerId !== undefined && filter.partnerId !== customer.id) throw new Failure('forbidden')
  const rows = await complaintsOfCustomer(app.database.reader, customer.id, filter.state)
  return readComplaintViews(app.database.reader, rows)
}

export async function listOfficeComplaints(
  app: Application,
  query: PageInput & {
    readonly state?: ComplaintState | undefined
    readonly customer?: string | undefined
    readonly search?: string | undefined
    readonly branches?: BranchLimit
  },
) {
  const { rows, total } = await paginateComplaints(app.database.reader, {
    state: query.state,
    customer: query.customer,
    search: query.search,
    branches: query.branches,
    ...toPageRange(query),
  })
  return pageOfRows(await readComplaintViews(app.database.reader, rows), total, query)
}
