import { toPageRange, pageOfRows, type PageInput } from '../catalogue/page.ts'
import type { ComplaintState } from '@sakina/domain/vocabulary'
import type { createComplaint, replyToComplaint } from '@sakina/api-client/wire/complaints'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { BranchLimit } from '../../db/repositories/branch-limit.ts'
import type { QueryExecutor, Tx } from '../../db/database.ts'
import { instant } from '@sakina/domain/calendar'
import { complaintReplies } from '@sakina/domain/lifecycles'
import { complaintAnswerTimeRange } from '@sakina/domain/policies'
import {
  addComplaintEvent,
  addComplaintPictures,
  complaintById,
  complaintsOfCustomer,
  lockComplaint,
  reopenComplaint,
  paginateComplaints,
  eventsOfComplaints,
  isPictureOfCustomer,
  picturesOfEvents,
  type Complaint,
  type ComplaintEvent,
} from '../../db/repositories/complaints.ts'
import { contractsByIds, type Contract } from '../../db/repositories/contracts.ts'
import { customersByIds } from '../../db/repositories/customers.ts'
import { uploadById } from '../../db/repositories/upload-views.ts'
import { isUnusedAttachment } from '../../db/repositories/uploads.ts'
import { visitById, visitsByIds, type Visit } from '../../db/repositories/visits.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'
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

type SentIds = readonly (string | number)[] | undefined

/** Returns the pictures of a message; each is an attachment of the customer that nothing else uses. */
async function requireUnusedPictures(
  tx: Tx,
  customer: SignedInCustomer,
  sent: SentIds,
): Promise<readonly string[]> {
  const ids = [...new Set((sent ?? []).map(String))]
  for (const id of ids)
    if (!(await isUnusedAttachment(tx, customer.id, id)))
      throw invalidFieldsFailure({ pictureUploadIds: 'not_found' })
  return ids
}

/** Returns a visit of the contract; one of another contract is refused. */
async function requireVisitOfContract(
  tx: Tx,
  contract: Contract,
  sent: string | number | undefined,
): Promise<string | null> {
  if (sent === undefined) return null
  const visit = await visitById(tx, String(sent))
  if (visit?.contractId !== contract.id) throw invalidFieldsFailure({ visitId: 'not_found' })
  return visit.id
}

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
      const about = {
        customerId: customer.id,
        contractId: contract.id,
        visitId: await requireVisitOfContract(tx, contract, form.visitId),
        type: form.type ?? 'other',
        details: writtenIn(form),
        priority: form.priority,
      }
      const pictures = await requireUnusedPictures(tx, customer, form.pictureUploadIds)
      return openComplaint(tx, app, about, pictures)
    },
  )
}

/** A complaint with its contract, visit, customer and history. */
export type ComplaintView = {
  readonly complaint: Complaint
  readonly contract: Contract | undefined
  readonly visit: Visit | undefined
  readonly customerName: string
  readonly history: readonly (ComplaintEvent & { readonly pictures: readonly string[] })[]
}

export async function readComplaintViews(
  db: QueryExecutor,
  complaints: readonly Complaint[],
): Promise<readonly ComplaintView[]> {
  const events = await eventsOfComplaints(
    db,
    complaints.map((complaint) => complaint.id),
  )
  const pictures = await picturesOfEvents(
    db,
    events.map(({ id }) => id),
  )
  const visits = await visitsByIds(
    db,
    complaints.flatMap(({ visitId }) => visitId ?? []),
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
    visit: visits.find(({ id }) => id === complaint.visitId),
    history: events
      .filter((event) => event.complaintId === complaint.id)
      .map((event) => ({
        ...event,
        pictures: pictures.filter(({ eventId }) => eventId === event.id).map(({ uploadId }) => uploadId),
      })),
  }))
}

/**
 * Adds to a complaint what its family writes, which opens it again for an answer within the hours of the policies,
 * or that it is solved.
 */
export async function replyToMyComplaint(
  app: Application,
  customer: SignedInCustomer,
  { id, text, isSolved = false, pictureUploadIds }: BodyOf<typeof replyToComplaint> & { readonly id: string },
  key: string | undefined,
): Promise<ComplaintView> {
  await limitAttemptsOfAccount(app, 'complaint', customer.id)
  if (!isSolved && text === undefined) throw invalidFieldsFailure({ text: 'required' })
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'replyToComplaint', content: { id, text, isSolved, pictureUploadIds } },
    StoredId,
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
      const pictures = await requireUnusedPictures(tx, customer, pictureUploadIds)
      const eventId = app.newId()
      await addComplaintEvent(tx, {
        id: eventId,
        complaintId: id,
        state: isSolved ? 'closed' : 'open',
        note: text ?? null,
        byOffice: false,
        at: app.now(),
      })
      await addComplaintPictures(tx, eventId, pictures)
      return { id }
    },
  )
  const complaint = await complaintById(app.database.reader, id)
  const [view] = complaint === undefined ? [] : await readComplaintViews(app.database.reader, [complaint])
  if (view === undefined) throw new Failure('not_found')
  return view
}

/** Returns a picture in a complaint of the customer; any other file is not found. */
export async function readComplaintPicture(app: Application, customer: SignedInCustomer, id: string) {
  const db = app.database.reader
  const picture = await uploadById(db, id)
  if (picture === undefined || !(await isPictureOfCustomer(db, { customerId: customer.id, id: picture.id })))
    throw new Failure('not_found')
  return picture
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
