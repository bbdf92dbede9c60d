import { canonicalEmail } from '@sakina/domain/identity'
import { and, eq, inArray } from 'drizzle-orm'
import type { QueryExecutor, Tx } from '../database.ts'
import { vouchers } from '../schema/catalogue.ts'
import {
  addresses,
  availabilityAlerts,
  customers,
  identityChecks,
  oneTimeCodes,
  uploadViewLog,
  passwordResets,
  sessions,
  uploads,
} from '../schema/identity.ts'
import { orderStages, orders, payments, voucherUses } from '../schema/orders.ts'
import { cards, invoices, ledgerEntries, refunds } from '../schema/billing.ts'
import { isVisitFailed } from '@sakina/domain/lifecycles'
import { contracts, visits, visitStepsTaken } from '../schema/contracts.ts'
import { verifiedContacts } from './customers.ts'
import { noticeChoices, notices, pushSubscriptions } from '../schema/notices.ts'
import { complaintEvents, complaintPictures, complaints, requests } from '../schema/requests.ts'

/** Exports every record about one customer. Files appear only as entries; hashes and tokens never appear. */
export async function readCustomerExport(db: QueryExecutor, customerId: string) {
  const [
    account,
    addressRows,
    orderRows,
    stageRows,
    paymentRows,
    refundRows,
    contractRows,
    visitRows,
    stepRows,
    invoiceRows,
    requestRows,
    complaintRows,
    complaintEventRows,
    complaintPictureRows,
    entries,
    cardRows,
    voucherRows,
    uploadRows,
    alertRows,
    noticeRows,
    choiceRows,
    paperViewRows,
    pushRows,
    identityCheckRows,
  ] = await Promise.all([
    db
      .select({
        id: customers.id,
        name: customers.name,
        login: customers.login,
        nationalId: customers.nationalId,
        email: customers.email,
        mobile: customers.mobile,
        phone: customers.phone,
        contactPhone: customers.contactPhone,
        createdAt: customers.createdAt,
        provedAt: customers.provedAt,
        emailProvedAt: customers.emailProvedAt,
        idProvedAt: customers.idProvedAt,
        privacyVersion: customers.privacyVersion,
        privacySeenAt: customers.privacySeenAt,
      })
      .from(customers)
      .where(eq(customers.id, customerId)),
    db.select().from(addresses).where(eq(addresses.customerId, customerId)),
    db.select().from(orders).where(eq(orders.customerId, customerId)),
    db
      .select({
        orderId: orderStages.orderId,
        stage: orderStages.stage,
        note: orderStages.note,
        at: orderStages.at,
      })
      .from(orderStages)
      .innerJoin(orders, eq(orders.id, orderStages.orderId))
      .where(eq(orders.customerId, customerId)),
    db
      .select({
        id: payments.id,
        orderId: payments.orderId,
        invoiceId: payments.invoiceId,
        method: payments.method,
        status: payments.status,
        amount: payments.amount,
        refunded: payments.refunded,
        createdAt: payments.createdAt,
      })
      .from(payments)
      .where(eq(payments.customerId, customerId)),
    db
      .select({
        id: refunds.id,
        paymentId: refunds.paymentId,
        creditNoteId: refunds.creditNoteId,
        amount: refunds.amount,
        state: refunds.state,
        note: refunds.note,
        createdAt: refunds.createdAt,
        settledAt: refunds.settledAt,
      })
      .from(refunds)
      .where(eq(refunds.customerId, customerId)),
    db.select().from(contracts).where(eq(contracts.customerId, customerId)),
    db.select().from(visits).where(eq(visits.customerId, customerId)),
    db
      .select({
        visitId: visitStepsTaken.visitId,
        step: visitStepsTaken.step,
        happenedAt: visitStepsTaken.happenedAt,
        receivedAt: visitStepsTaken.receivedAt,
      })
      .from(visitStepsTaken)
      .innerJoin(visits, eq(visits.id, visitStepsTaken.visitId))
      .where(eq(visits.customerId, customerId)),
    db.select().from(invoices).where(eq(invoices.customerId, customerId)),
    db.select().from(requests).where(eq(requests.customerId, customerId)),
    db.select().from(complaints).where(eq(complaints.customerId, customerId)),
    db
      .select({
        complaintId: complaintEvents.complaintId,
        state: complaintEvents.state,
        note: complaintEvents.note,
        byOffice: complaintEvents.byOffice,
        at: complaintEvents.at,
      })
      .from(complaintEvents)
      .innerJoin(complaints, eq(complaints.id, complaintEvents.complaintId))
      .where(eq(complaints.customerId, customerId)),
    db
      .select({
        complaintId: complaintEvents.complaintId,
        uploadId: complaintPictures.uploadId,
        at: complaintEvents.at,
      })
      .from(complaintPictures)
      .innerJoin(complaintEvents, eq(complaintEvents.id, complaintPictures.eventId))
      .innerJoin(complaints, eq(complaints.id, complaintEvents.complaintId))
      .where(eq(complaints.customerId, customerId)),
    db.select().from(ledgerEntries).where(eq(ledgerEntries.customerId, customerId)),
    db
      .select({
        brand: cards.brand,
        lastFour: cards.lastFour,
        expiry: cards.expiry,
        holder: cards.holder,
      })
      .from(cards)
      .where(eq(cards.customerId, customerId)),
    db.select().from(voucherUses).where(eq(voucherUses.customerId, customerId)),
    db
      .select({
        id: uploads.id,
        purpose: uploads.purpose,
        mediaType: uploads.mediaType,
        size: uploads.size,
        createdAt: uploads.createdAt,
      })
      .from(uploads)
      .where(eq(uploads.customerId, customerId)),
    db.select().from(availabilityAlerts).where(eq(availabilityAlerts.customerId, customerId)),
    db.select().from(notices).where(eq(notices.customerId, customerId)),
    db.select().from(noticeChoices).where(eq(noticeChoices.customerId, customerId)).orderBy(noticeChoices.id),
    db
      .select({
        uploadId: uploadViewLog.uploadId,
        purpose: uploadViewLog.purpose,
        reason: uploadViewLog.reason,
        at: uploadViewLog.at,
      })
      .from(uploadViewLog)
      .where(eq(uploadViewLog.customerId, customerId)),
    db
      .select({ id: pushSubscriptions.id, createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.customerId, customerId)),
    db
      .select({ state: identityChecks.state, createdAt: identityChecks.createdAt })
      .from(identityChecks)
      .where(eq(identityChecks.customerId, customerId)),
  ])
  return {
    account: account[0],
    addresses: addressRows,
    orders: orderRows,
    stages: stageRows,
    payments: paymentRows,
    refunds: refundRows,
    contracts: contractRows,
    // Why we could not make a visit is about the worker, not about the customer.
    visits: visitRows.map((visit) => ({
      ...visit,
      failureReason: undefined,
      officeNote: isVisitFailed(visit) ? null : visit.officeNote,
    })),
    visitSteps: stepRows,
    invoices: invoiceRows,
    requests: requestRows,
    complaints: complaintRows,
    complaintHistory: complaintEventRows,
    complaintPictures: complaintPictureRows,
    ledger: entries,
    cards: cardRows,
    vouchers: voucherRows,
    uploads: uploadRows,
    availabilityAlerts: alertRows,
    notices: noticeRows,
    noticeChoices: choiceRows,
    uploadViewLog: paperViewRows,
    browsersWithNotifications: pushRows,
    identityChecks: identityCheckRows,
  }
}

type AddressRow = typeof addresses.$inferSelect
/**
 * The columns of an address that stay after the account is deleted: the contracts need the
 * approximate place of the home.
 */
type KeptOfAddress =
  | 'id'
  | 'customerId'
  | 'stateId'
  | 'neighborhoodId'
  | 'city'
  | 'district'
  | 'delivery'
  | 'createdAt'
  | 'removedAt'

/**
 * TypeScript reports an error for a new address column until it is listed here or in
 * `KeptOfAddress`.
 */
const emptyAddress: Omit<AddressRow, KeptOfAddress> = {
  name: '',
  email: null,
  phone: null,
  street: '',
  buildingNumber: '',
  unitNumber: null,
  zip: null,
  additionalNumber: null,
  shortAddress: null,
  note: null,
  mapLink: null,
  main: false,
}

/**
 * Deletes personal data. Orders, contracts and invoices stay without the person, because the law requires
 * them.
 */
export async function erasePersonalData(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId))
  await tx.delete(passwordResets).where(eq(passwordResets.customerId, customerId))
  await tx.delete(identityChecks).where(eq(identityChecks.customerId, customerId))
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId))
  const [person] = await tx.select().from(customers).where(eq(customers.id, customerId))
  const { email, mobile } = person === undefined ? { email: null, mobile: null } : verifiedContacts(person)
  // Includes alerts that the person left as a guest, but none of a contact that was only claimed.
  const contacts = [customerId, email === null ? null : canonicalEmail(email), mobile].filter(
    (each) => each !== null,
  )
  await tx.delete(availabilityAlerts).where(inArray(availabilityAlerts.contact, contacts))
  await tx.delete(notices).where(eq(notices.customerId, customerId))
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId))
  await tx.delete(noticeChoices).where(eq(noticeChoices.customerId, customerId))
  await tx.delete(cards).where(eq(cards.customerId, customerId))
  await tx
    .update(orders)
    .set({ passportUploadId: null, mediation: null, note: null, officeNote: null })
    .where(eq(orders.customerId, customerId))
  await tx
    .update(requests)
    .set({ attachmentId: null, details: {}, reason: '', answer: null })
    .where(eq(requests.customerId, customerId))
  await tx.update(complaints).set({ details: null }).where(eq(complaints.customerId, customerId))
  const ordersOfThem = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx.update(orderStages).set({ note: null }).where(inArray(orderStages.orderId, ordersOfThem))
  const complaintsOfThem = tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.customerId, customerId))
  await tx
    .update(complaintEvents)
    .set({ note: null })
    .where(inArray(complaintEvents.complaintId, complaintsOfThem))
  await tx.update(contracts).set({ officeNote: null }).where(eq(contracts.customerId, customerId))
  await tx
    .update(visits)
    .set({
      officeNote: null,
      doorName: null,
      doorMobile: null,
      ratingStars: null,
      ratingNote: null,
      nextWorker: null,
      ratedAt: null,
    })
    .where(eq(visits.customerId, customerId))
  // A simplified invoice may omit the buyer, so the document keeps its numbers and its QR code without a
  // name.
  await tx
    .update(invoices)
    .set({ buyer: { name: '' } })
    .where(eq(invoices.customerId, customerId))
  await tx.update(refunds).set({ note: null }).where(eq(refunds.customerId, customerId))
  await tx.update(ledgerEntries).set({ note: null }).where(eq(ledgerEntries.customerId, customerId))
  await tx.update(uploadViewLog).set({ reason: null }).where(eq(uploadViewLog.customerId, customerId))
  // The pictures of complaints go with their files.
  await tx.delete(uploads).where(eq(uploads.customerId, customerId))
  await tx
    .update(addresses)
    .set({ ...emptyAddress, removedAt: at })
    .where(eq(addresses.customerId, customerId))
  await tx.update(vouchers).set({ active: false }).where(eq(vouchers.customerId, customerId))
  await tx
    .update(customers)
    .set({
      name: '',
      login: `erased:${customerId}`,
      nationalId: null,
      idProvedAt: null,
      email: null,
      emailProvedAt: null,
      mobile: null,
      phone: null,
      contactPhone: null,
      passwordHash: '',
      preferences: {},
      privacyVersion: null,
      privacySeenAt: null,
      erasedAt: at,
    })
    .where(eq(customers.id, customerId))
}

export async function unfinishedOrderIdsOfCustomer(tx: Tx, customerId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.status, ['draft', 'pending_payment', 'paid', 'processing']),
      ),
    )
  return rows.map(({ id }) => id)
}
