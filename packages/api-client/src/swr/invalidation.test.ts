import { expect, test } from 'vitest'
import { allOperations } from '../wire/index.ts'
import type { ApiResult } from '../client/api-error.ts'
import { createApiError } from '../client/api-error.ts'
import { staleReadsByCommand, staleReadIdsAfterResponse } from './invalidation.ts'
import type { StaleReadsByCommand } from './invalidation.ts'

test('a table of stale reads that misses a command, or takes a read for a command, does not compile', () => {
  const { moveVisit: _moveVisit, ...withoutARow } = staleReadsByCommand
  // @ts-expect-error a command without a row
  const tables: StaleReadsByCommand[] = [withoutARow]
  // @ts-expect-error a row of a read
  tables.push({ ...staleReadsByCommand, listVisits: [] })
  // @ts-expect-error a command is nothing that is read
  tables.push({ ...staleReadsByCommand, moveVisit: ['payMyOrder'] })
  expect(tables).toHaveLength(3)
})

test('no command lists a stale read twice', () => {
  for (const [command, reads] of Object.entries(staleReadsByCommand))
    expect(new Set(reads).size, command).toBe(reads.length)
})

const taken: ApiResult<unknown> = { ok: true, value: undefined, correlationId: '' }
const refusal = (code: 'total_changed' | 'worker_unavailable'): ApiResult<unknown> => ({
  ok: false,
  error: createApiError({ kind: 'http', code, status: 409, correlationId: '', retryable: false }),
})

test('a refused order makes its quote stale, a successful one does not', () => {
  for (const id of ['placeHourlyOrder', 'placeResidentOrder']) {
    expect(staleReadIdsAfterResponse(id, refusal('worker_unavailable'))).toContain('quoteOrder')
    expect(staleReadIdsAfterResponse(id, refusal('worker_unavailable'))).toContain('listWorkers')
    expect(staleReadIdsAfterResponse(id, taken)).not.toContain('quoteOrder')
  }
})

test("a changed total makes the command's reads stale, any other refusal makes none", () => {
  expect(staleReadIdsAfterResponse('payInvoice', refusal('total_changed'))).toEqual(
    staleReadsByCommand.payInvoice,
  )
  expect(staleReadIdsAfterResponse('payInvoice', refusal('worker_unavailable'))).toEqual([])
})

// The areas whose cached answers become stale with the list `money`, except those in `keptAsIs`.
const ofMoney = new Set(['orders', 'contracts', 'invoices', 'visits', 'wallet'])
const keptAsIs = new Set(['listCards', 'followMyOrder', 'getOrderAttempt', 'estimateSpecialPackage'])
const ofOrders = allOperations
  .filter(({ method, area, id }) => method === 'GET' && ofMoney.has(area) && !keptAsIs.has(id))
  .map(({ id }) => id)

const stale = (command: string) => staleReadIdsAfterResponse(command, taken).toSorted()

test('a payment, a worker change and a refund make orders, contracts, invoices, visits, the wallet, notices, plans and workers stale', () => {
  const offer = ['listWorkers', 'getWorker', 'listVisitWindows', 'getServicePlan', 'getPlan']
  const all = [...ofOrders, ...offer, 'listNotices'].toSorted()
  for (const command of ['payMyOrder', 'chooseOrderWorker', 'refundMyOrder'])
    expect(stale(command), command).toEqual(all)
})

test('a paid invoice makes invoices, contracts and the wallet stale', () => {
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
  ['withdrawRequest', ['listMyRequests', 'getMyContract', 'quoteContractChange', 'getWallet']],
  ['moveVisit', ['listVisits', 'listVisitWindows', 'getMyContract']],
  ['redeemPoints', ['getRewards', 'listVouchers']],
  ['createComplaint', ['listComplaints', 'listOpenComplaints', 'listOnHoldComplaints']],
])('the command %s makes the data it changes stale', (command, reads) => {
  expect(stale(command)).toEqual(expect.arrayContaining(reads))
})
