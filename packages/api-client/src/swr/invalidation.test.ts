import { expect, test } from 'vitest'
import { allOperations } from '../wire/index.ts'
import { invalidation } from './invalidation.ts'

const byId = new Map(allOperations.map((row) => [row.id, row]))

test('commands make reads stale, and both exist', () => {
  for (const [command, reads] of Object.entries(invalidation)) {
    expect(byId.get(command)?.method, command).toMatch(/POST|PATCH|DELETE/)
    for (const id of reads) expect(byId.get(id)?.method, `${command} -> ${id}`).toBe('GET')
    expect(new Set(reads).size, command).toBe(reads.length)
  }
})

// These change nothing a customer reads: a session, a mail, a price asked for, a file not yet used.
const changesNothingRead = new Set([
  'register',
  'login',
  'logout',
  'forgetPassword',
  'resetPassword',
  'deleteAccount',
  'quoteOrder',
  'sendContactMessage',
  'createUpload',
])

test('every command of a customer is either in the table or known to change no read', () => {
  const commands = allOperations.filter(
    ({ method, root, area }) => method !== 'GET' && root !== 'host' && area !== 'ops',
  )
  for (const { id } of commands)
    expect(Object.hasOwn(invalidation, id) !== changesNothingRead.has(id), id).toBe(true)
})

// Of these areas money changes every read a page keeps, but the cards it was paid with.
const ofMoney = new Set(['orders', 'contracts', 'invoices', 'visits', 'wallet'])
const keptAsIs = new Set(['listCards', 'followMyOrder', 'getAttempt', 'estimateSpecialPackage'])
const ofOrders = allOperations
  .filter(({ method, area, id }) => method === 'GET' && ofMoney.has(area) && !keptAsIs.has(id))
  .map(({ id }) => id)

const stale = (command: string) => [...(invalidation[command] ?? [])].toSorted()

test('a payment, another worker and money back change all that is read of orders, and what is free', () => {
  const all = [...ofOrders, 'listWorkers', 'listVisitWindows', 'getServicePlan', 'getPlan'].toSorted()
  for (const command of ['payMyOrder', 'chooseOrderWorker', 'refundMyOrder'])
    expect(stale(command), command).toEqual(all)
})

test('a paid invoice changes the invoices, the contracts and the wallet', () => {
  const invoiced = allOperations
    .filter(({ id, area }) => ofOrders.includes(id) && ['contracts', 'invoices', 'wallet'].includes(area))
    .map(({ id }) => id)
  expect(stale('payInvoice')).toEqual(invoiced.toSorted())
})

test.each([
  ['placeHourlyOrder', ['listMyOrders', 'getWallet', 'listVouchers', 'listVisitWindows', 'listWorkers']],
  ['placeResidentOrder', ['listMyOrders', 'getWallet', 'listVouchers', 'listWorkers']],
  ['cancelMyOrder', ['listMyOrders', 'getMyOrder', 'getWallet', 'listVouchers', 'listVisitWindows']],
  ['createCancellation', ['listMyRequests', 'getMyContract', 'listRunningContracts', 'listVisits']],
  ['moveVisit', ['listVisits', 'listVisitWindows', 'getMyContract']],
  ['redeemPoints', ['getRewards', 'listVouchers']],
  ['createComplaint', ['listComplaints', 'listOpenComplaints', 'listOnHoldComplaints']],
])('%s makes stale what it was done for', (command, reads) => {
  expect(stale(command)).toEqual(expect.arrayContaining(reads))
})
