import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import { moneyFromWire } from '@sakina/domain/money'
import type { Application } from '../../application.ts'
import { readDemoFile, type DemoFile, type DemoPerson } from '../../catalogue/demo-file.ts'
import { addAddress, addressesOfCustomer } from '../../db/repositories/addresses.ts'
import { setContactAnswer } from '../../db/repositories/contact-messages.ts'
import { addCustomer, changeCustomer, customerByLogin } from '../../db/repositories/customers.ts'
import { addWorkerDocument } from '../../db/repositories/office-workers.ts'
import { addStaffMember } from '../../db/repositories/staff.ts'
import { markNoticesRead } from '../../db/repositories/notices.ts'
import { claimDemoLoad, readDemoProgress, saveDemoProgress } from '../../db/repositories/demo.ts'
import { privacySeenColumns } from '../identity/privacy-notice.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { storeContactMessage } from '../contact/submit-contact-message.ts'
import { advanceContractsByDate } from '../office/change-contracts.ts'
import { createRecordNumber } from '../orders/record-number.ts'
import { storeMyCard } from '../wallet/cards.ts'
import { redeemMyPoints } from '../wallet/rewards.ts'
import { grantWelcomeCredit } from '../wallet/welcome-credit.ts'
import { placeDemoOrder } from './demo-orders.ts'
import { createDemoEvents, applicationOnDay, type DemoEvent } from './demo-steps.ts'

type Somebody = { readonly customer: SignedInCustomer; readonly addressId: string }

async function person(app: Application, demoPerson: DemoPerson, password: string): Promise<Somebody> {
  const login = { kind: 'national_id', value: demoPerson.national_id } as const
  const known = await customerByLogin(app.database.reader, login)
  const customer = (id: string): SignedInCustomer => ({
    id,
    tokenHash: Buffer.alloc(0),
    mustChangePassword: false,
  })
  if (known !== undefined) {
    const [address] = await addressesOfCustomer(app.database.reader, known.id)
    return { customer: customer(known.id), addressId: address?.id ?? '' }
  }
  const passwordHash = await app.passwords.hash(password)
  const [id, addressId] = [app.newId(), app.newId()]
  const catalogue = await app.catalogue.read()
  const { address } = demoPerson
  await app.database.write(async (tx) => {
    // Email and mobile are set at the end, so that past events send nothing.
    await addCustomer(tx, {
      id,
      name: demoPerson.name,
      login: demoPerson.national_id,
      nationalId: demoPerson.national_id,
      phone: demoPerson.mobile,
      passwordHash,
      createdAt: app.now(),
      provedAt: app.now(),
      ...privacySeenColumns(catalogue.terms[0]?.version, catalogue, app.now()),
    })
    await addAddress(tx, {
      id: addressId,
      customerId: id,
      name: demoPerson.name,
      stateId: address.region,
      neighborhoodId: address.neighborhood,
      street: address.street,
      buildingNumber: address.building,
      unitNumber: address.unit,
      zip: address.zip,
      main: true,
      delivery: true,
      createdAt: app.now(),
    })
  })
  return { customer: customer(id), addressId }
}

async function fillWallet(app: Application, { customer }: Somebody, demo: DemoFile): Promise<void> {
  await grantWelcomeCredit(app, customer.id, moneyFromWire(demo.welcome_credit))
  await redeemMyPoints(app, customer, demo.redeem_blocks, 'demo-points')
  const { brand, last_four: lastFour, expiry, holder } = demo.card
  const token = app.payment.cards?.tokenOf({ brand, lastFour, expiry, holder })
  if (token !== undefined) await storeMyCard(app, customer, { token, holder, save: true }, undefined)
}

const claimMinutes = 10

/**
 * Loads the demo customers and their history, dated in days before the first start. Every step runs the real
 * use case on its day; a start that was interrupted continues where it stopped.
 */
export async function loadDemo(app: Application): Promise<void> {
  const before = await readDemoProgress(app.database.reader)
  if (before === undefined || before.done) return
  const now = app.now()
  // With the embedded database there is no other server, so an interrupted start is continued at once.
  const until = new Date(
    now.getTime() + (app.config.database.kind === 'postgres' ? claimMinutes * 60_000 : 0),
  )
  const claimed = await app.database.write((tx) => claimDemoLoad(tx, { now, until }))
  if (claimed === undefined) return
  try {
    await tellDemo(app, claimed.startedAt)
  } catch (error) {
    await app.database.write((tx) => saveDemoProgress(tx, claimed))
    throw error
  }
}

/**
 * Runs the events in order of time, so that invoice numbers rise with the days and tiers follow earlier
 * spending. An event may add further events.
 */
async function inOrderOfTime(events: readonly DemoEvent[]): Promise<void> {
  const [next, ...rest] = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  if (next === undefined) return
  await inOrderOfTime([...rest, ...(await next.happen())])
}

async function tellDemo(app: Application, startedAt: Date): Promise<void> {
  const demo = readDemoFile()
  const atStart: Application = { ...app, now: () => startedAt }
  const main = await person(atStart, demo.customer, demo.password)
  const empty = await person(atStart, demo.empty_customer, demo.password)
  await inOrderOfTime(
    demo.orders.map((order) => {
      const placedAt = new Date(startedAt.getTime() - order.days_ago * 86_400_000)
      const story = { customer: main.customer, placedAt, key: order.key, orderId: '' }
      const place = async (): Promise<readonly DemoEvent[]> => {
        const orderId = await placeDemoOrder(
          applicationOnDay(app, story, 0),
          main.customer,
          main.addressId,
          order,
        )
        return createDemoEvents(app, { ...story, orderId }, order.steps)
      }
      return { at: placedAt, happen: place }
    }),
  )
  await fillWallet(atStart, main, demo)
  await addDemoStaff(atStart, demo)
  await addDemoDocuments(atStart, demo)
  await addDemoMessages(app, demo, startedAt)
  await advanceContractsByDate(atStart)
  const yesterday = new Date(startedAt.getTime() - 86_400_000)
  await app.database.write(async (tx) => {
    // Notices of the past count as read.
    await markNoticesRead(tx, main.customer.id, { before: yesterday, at: startedAt })
    for (const [{ customer }, { email, mobile }] of [
      [main, demo.customer],
      [empty, demo.empty_customer],
    ] as const)
      await changeCustomer(tx, customer.id, { email, emailProvedAt: startedAt, mobile })
    await saveDemoProgress(tx, { startedAt, done: true })
  })
}

/** Adds the people of the office, one of each role, with the password of the demo. */
async function addDemoStaff(app: Application, demo: DemoFile): Promise<void> {
  const passwordHash = await app.passwords.hash(demo.password)
  await app.database.write(async (tx) => {
    for (const { email, name, role, branches } of demo.staff)
      await addStaffMember(tx, {
        id: app.newId(),
        name,
        email,
        passwordHash,
        mustChangePassword: false,
        roles: [role],
        branches,
        createdAt: app.now(),
      })
  })
}

/** Records until when the documents of workers are valid, as the office has them on paper. */
async function addDemoDocuments(app: Application, demo: DemoFile): Promise<void> {
  const today = riyadhDay(instant(app.now()))
  await app.database.write(async (tx) => {
    for (const { worker, kind, expires_after: days } of demo.worker_documents)
      await addWorkerDocument(tx, {
        id: app.newId(),
        workerId: worker,
        kind,
        expiresOn: addDays(today, days),
        recordedAt: app.now(),
      })
  })
}

/** Stores messages of visitors, who have no account and no address that anything is sent to. */
async function addDemoMessages(app: Application, demo: DemoFile, startedAt: Date): Promise<void> {
  await app.database.write(async (tx) => {
    for (const { hours_ago: hours, answer, ...message } of demo.messages) {
      const at = new Date(startedAt.getTime() - hours * 3_600_000)
      const number = createRecordNumber('MS', app.randomBytes)
      const written = { ...message, number, topic: 'other', language: 'ar' }
      const id = await storeContactMessage(tx, { ...app, now: () => at }, written)
      if (answer !== undefined) await setContactAnswer(tx, { id, answer, at: startedAt })
    }
  })
}

/** The demo login printed at start, for whoever wants to look around. */
export const demoSignInText = (): string => {
  const demo = readDemoFile()
  return `Demo sign-in: national ID ${demo.customer.national_id}, password ${demo.password}`
}

/** The demo logins to the office that are printed at start, one of each role. */
export const demoOfficeText = (serverUrl: string): string => {
  const emails = readDemoFile().staff.map(({ email }) => email)
  return `Demo of the office: ${serverUrl}/office, the same password, ${emails.join(', ')}`
}
