import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allOperations } from '@sakina/api-client/wire'
import { officeClient, officeToken } from './support/office.ts'
import {
  hourlyOrderBody,
  placePaidHourly,
  parsePlacedOrder,
  placeHourly,
  residentOrderBody,
  termsVersion,
} from './support/orders.ts'
import { createCustomer, type Person } from './support/people.ts'
import { portalClient } from './support/portal.ts'
import { startTestServer, type TestResponse } from './support/server.ts'

const server = startTestServer({ OPS_TOKEN: officeToken })
const { ask } = server
const { done } = officeClient(server)
const { mine, asked } = portalClient(server)

const housemaid = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 1, duration: '3months' }

async function upload({ token }: Person, purpose: string): Promise<string> {
  const form = new FormData()
  form.append('purpose', purpose)
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
  form.append('file', new Blob([png], { type: 'image/png' }), 'picture.png')
  const answer = await ask('POST /api/uploads', { token, body: form })
  assert.ok(answer.status < 300, answer.text)
  return String(Object(answer.body).result.id)
}

async function card({ token }: Person): Promise<string> {
  const typed = { number: '4111111111111111', exp_month: 12, exp_year: 2030, cvv: '123' }
  const made = await ask('POST /checkout/tokens', { body: { ...typed, holder_name: 'DEMO' } })
  const body = { token: Object(made.body).result.token, holder_name: 'DEMO', save: true }
  return Object((await ask('POST /api/my/cards', { token, body })).body).result.id
}

/** A customer who has one record of every kind that a call can name. */
async function household(paid: string, unpaid: string) {
  const person = await createCustomer(server)
  const { contractId, orderId: paidOrder } = await placePaidHourly(server, person, { service_date: paid })
  const { id: orderId } = await placeHourly(server, person, { service_date: unpaid })
  const [{ id: invoiceId, name: invoiceNumber }] = await mine(person, 'my/invoices')
  const [{ id: visitId }] = await mine(person, 'my/visit-lines')
  const { code } = await done(`customers/${person.id}/vouchers`, {
    percent: 10,
    valid_until: '2027-01-01',
    name: 'Sorry',
  })
  return {
    person,
    orderId,
    paidOrder,
    contractId,
    invoiceId,
    visitId,
    voucher: String(code),
    card: await card(person),
    session: (await mine(person, 'my/sessions'))[0].id,
    passport: await upload(person, 'passport'),
    picture: await upload(person, 'attachment'),
    secrets: [String(invoiceNumber), person.email, person.nationalId],
  }
}

const naming = new Set(
  'contract_id visit_id partner_shipping_id passport_upload_id attachment_upload_id picture_upload_ids card_id parent_id partner_id customer_id contract visit voucher_code code'.split(
    ' ',
  ),
)

/**
 * Returns the fields of a schema that name a record. A `code` beside a number comes from a message and
 * names none.
 */
function namesIn(schema: unknown): readonly string[] {
  const names = Object.keys(Object(Object(schema).entries))
  return names.filter(
    (name) =>
      naming.has(name) &&
      (name !== 'code' || !names.some((other) => other === 'mobile' || other === 'contact_phone')),
  )
}

/** Every parameter and field by which a customer names a record. */
const places = allOperations
  .filter(({ auth }) => auth === 'required' || auth === 'optional')
  .flatMap(({ id, path, body, query }) =>
    [...(path.includes(':') ? ['path'] : []), ...namesIn(body), ...namesIn(query)].map(
      (name) => `${id} ${name}`,
    ),
  )

const isRefused = ({ status, body }: TestResponse, name: string): boolean =>
  status === 422
    ? Object(body).fields?.[name] === 'not_found'
    : ['not_found', 'forbidden', 'voucher_unknown'].includes(Object(body).code)

test('no operation reads or changes a record of another customer: it is refused, or a list is empty @R18', async () => {
  const owner = await household('2026-10-12', '2026-10-14')
  const stranger = await household('2026-10-13', '2026-10-15')
  const complaintId = await asked(owner.person, 'complaint', { contract_id: owner.contractId })
  const ownComplaint = await asked(stranger.person, 'complaint', { contract_id: stranger.contractId })
  const requestId = await asked(owner.person, 'replacement', { contract_id: owner.contractId })
  const { token } = stranger.person
  const everythingOfTheOwner = async () => {
    const { made_at: _, ...kept } = await mine(owner.person, 'my/data')
    return kept
  }
  const before = await everythingOfTheOwner()
  const get = (path: string) => ask(`GET /api/${path}`, { token })
  const post = (path: string, body?: unknown) =>
    ask(`POST /api/${path}`, { token, ...(body !== undefined && { body }) })
  const request = { request_date: '2026-10-04', request_reason: 'x', priority: 'medium' }
  const theirs = { ...request, contract_id: owner.contractId }
  const listed = (path: string) => get(`${path}?partner_id=${owner.person.id}`)
  const byHour = (more: Readonly<Record<string, unknown>>) =>
    post('sale_order/hourly', hourlyOrderBody(stranger.person, { service_date: '2026-10-20', ...more }))
  const livingIn = (more: Readonly<Record<string, unknown>>) =>
    post(
      'sale_order/resident',
      residentOrderBody(stranger.person, { order_line: [{ product_id: 204 }], ...more }),
    )
  const { orderId, contractId, invoiceId, visitId } = owner
  const { addressId } = owner.person
  const calls: Readonly<Record<string, () => Promise<TestResponse>>> = {
    'getMyOrder path': () => get(`my/orders/${orderId}`),
    'followMyOrder path': () => get(`my/orders/${orderId}/events`),
    'acceptOrderTerms path': () => post(`my/orders/${orderId}/terms`, { terms_version: termsVersion }),
    'acceptOrderTerms partner_shipping_id': async () => {
      const own = stranger.person
      const made = await ask('POST /api/special_packages', { token: own.token, body: housemaid })
      const { id } = Object(made.body)
      await done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
      return post(`my/orders/${id}/terms`, { terms_version: termsVersion, partner_shipping_id: addressId })
    },
    'payMyOrder path': () => post(`my/orders/${orderId}/pay`, { method: 'card' }),
    'payMyOrder card_id': () =>
      post(`my/orders/${stranger.orderId}/pay`, { method: 'card', card_id: owner.card }),
    'cancelMyOrder path': () => post(`my/orders/${orderId}/cancel`),
    'resumeContract path': () => post(`my/contracts/${contractId}/resume`),
    'confirmArrival path': () => post(`my/orders/${orderId}/arrived`),
    'disputeOffer path': () => post(`my/orders/${orderId}/not-offered`),
    'chooseOrderWorker path': () => post(`my/orders/${owner.paidOrder}/worker`, {}),
    'refundMyOrder path': () => post(`my/orders/${owner.paidOrder}/refund`),
    'placeHourlyOrder customer_id': () => byHour({ customer_id: owner.person.id }),
    'placeHourlyOrder partner_shipping_id': () => byHour({ partner_shipping_id: addressId }),
    'placeHourlyOrder voucher_code': () => byHour({ voucher_code: owner.voucher }),
    'placeResidentOrder partner_id': () => livingIn({ partner_id: owner.person.id }),
    'placeResidentOrder partner_shipping_id': () => livingIn({ partner_shipping_id: addressId }),
    'placeResidentOrder passport_upload_id': () => livingIn({ passport_upload_id: owner.passport }),
    'placeResidentOrder voucher_code': () => livingIn({ voucher_code: owner.voucher }),
    'requestSpecialPackage partner_shipping_id': () =>
      post('special_packages', {
        worker_type: 'nanny',
        nationality: 'filipino',
        worker_count: 1,
        duration: '3months',
        partner_shipping_id: addressId,
      }),
    'quoteOrder voucher_code': () => post('quote', { plan_id: 104, voucher_code: owner.voucher }),
    'getMyContract path': () => get(`my/contracts/${contractId}`),
    'quoteContractChange path': () => get(`my/contracts/${contractId}/quote?kind=cancellation`),
    'listReplacementWorkers path': () => get(`my/contracts/${contractId}/workers`),
    'createCancellation contract_id': () => post('cancellation/create', theirs),
    'createCancellation attachment_upload_id': () =>
      post('cancellation/create', {
        ...request,
        contract_id: stranger.contractId,
        attachment_upload_id: owner.picture,
      }),
    'createSuspension contract_id': () =>
      post('suspension/create', { ...theirs, suspention_date: '2026-12-01' }),
    'withdrawRequest path': () => post(`my/requests/${requestId}/withdraw`),
    'replyToComplaint path': () => post(`my/complaints/${complaintId}/replies`, { text: 'x' }),
    'replyToComplaint picture_upload_ids': () =>
      post(`my/complaints/${ownComplaint}/replies`, { text: 'x', picture_upload_ids: [owner.picture] }),
    'createComplaint visit_id': () =>
      post('complaint/create', { ...request, contract_id: stranger.contractId, visit_id: visitId }),
    'createComplaint picture_upload_ids': () =>
      post('complaint/create', {
        ...request,
        contract_id: stranger.contractId,
        picture_upload_ids: [owner.picture],
      }),
    'getComplaintPicture path': () => get(`my/complaint-pictures/${owner.picture}`),
    'createReplacement contract_id': () => post('replacement/create', theirs),
    'createComplaint contract_id': () => post('complaint/create', theirs),
    'getInvoice path': () => get(`my/invoices/${invoiceId}`),
    'payInvoice path': () => post(`my/invoices/${invoiceId}/pay`, { method: 'wallet' }),
    'payInvoice card_id': () =>
      post(`my/invoices/${stranger.invoiceId}/pay`, { method: 'card', card_id: owner.card }),
    'moveVisit path': () =>
      post(`my/visits/${visitId}/move`, { date: '2026-12-07', visit_window: 'morning' }),
    'confirmVisit path': () => post(`my/visits/${visitId}/came`),
    'reportNobodyCame path': () => post(`my/visits/${visitId}/nobody-came`),
    'listVisitTimes path': () => get(`my/visits/${visitId}/times`),
    'chooseVisitTime path': () =>
      post(`my/visits/${visitId}/another-time`, { date: '2026-12-07', visit_window: 'morning' }),
    'refundFailedVisit path': () => post(`my/visits/${visitId}/refund`, {}),
    'tellDriverSomeoneIsComing path': () => post(`my/visits/${visitId}/coming`),
    'nameDoorContact path': () =>
      post(`my/visits/${visitId}/door-contact`, { name: 'Sara', mobile: '0550001234' }),
    'rateVisit path': () => post(`my/visits/${visitId}/rating`, { stars: 5 }),
    'listVisitWindows visit': () => get(`visit-windows?date=2026-12-07&visit=${visitId}`),
    'endMySession path': () => ask(`DELETE /api/my/sessions/${owner.session}`, { token }),
    'deleteCard path': () => ask(`DELETE /api/my/cards/${owner.card}`, { token }),
    'claimVoucher code': () => post('my/vouchers/claim', { code: owner.voucher }),
    'createAddress parent_id': () =>
      post('partners/child', {
        name: 'Home',
        parent_id: owner.person.id,
        country_id: 1,
        state_id: 5,
        neighborhood_id: 1,
        number_building: '2929',
        streetName: 'Prince Street',
      }),
    'updateAddress path': () =>
      ask(`PATCH /api/partners/child/${addressId}`, { token, body: { name: 'Mine' } }),
    'deleteAddress path': () => ask(`DELETE /api/partners/child/${addressId}`, { token }),
    'getPartner path': () => get(`partners/${owner.person.id}`),
    'listRunningContracts partner_id': () => listed('services/running'),
    'listCancelledContracts partner_id': () => listed('services/cancelled'),
    'listExpiringContracts partner_id': () => listed('services/expiring'),
    'listDefaultedContracts partner_id': () => listed('services/defaulted'),
    'listOnHoldContracts partner_id': () => listed('services/on_hold'),
    'listPendingSwapContracts partner_id': () => listed('services/pending_swap'),
    'listSuspendedContracts partner_id': () => listed('services/suspended'),
    'listFinishedContracts partner_id': () => listed('services/finished'),
    'listComplaints partner_id': () => listed('complaint/requests'),
    'listOpenComplaints partner_id': () => listed('complaint/requests/open'),
    'listOnHoldComplaints partner_id': () => listed('complaint/requests/on_hold'),
  }
  // Lists that do not refuse another customer's record but return nothing, as for a contract that
  // does not exist.
  const nothing: Readonly<Record<string, () => Promise<unknown>>> = {
    'listMyRequests contract': () => mine({ token }, `my/requests?contract=${contractId}`),
  }
  // Idempotency keys belong to one customer, which another test of this file checks. A quote ignores an
  // address of somebody else, which a test of addresses checks.
  const elsewhere = ['getOrderAttempt path', 'quoteOrder partner_shipping_id']
  assert.deepEqual(
    [...Object.keys(calls), ...Object.keys(nothing), ...elsewhere].toSorted(),
    places.toSorted(),
  )
  for (const [place, call] of Object.entries(calls)) {
    const answer = await call()
    assert.ok(isRefused(answer, place.split(' ')[1] ?? ''), `${place}: ${answer.status} ${answer.text}`)
    for (const secret of owner.secrets) assert.ok(!answer.text.includes(secret), `${place} tells ${secret}`)
  }
  for (const [place, call] of Object.entries(nothing)) assert.deepEqual(await call(), [], place)
  assert.deepEqual(await everythingOfTheOwner(), before)
})

test('two customers can place orders with the same idempotency key, and the second never gets the order of the first', async () => {
  const [owner, stranger] = [await createCustomer(server), await createCustomer(server)]
  const { id } = await placeHourly(server, owner, { service_date: '2026-10-26' })
  const key = 'the-same-key-of-two'
  const place = (person: Person, day: string) =>
    ask('POST /api/sale_order/hourly', {
      token: person.token,
      body: hourlyOrderBody(person, { service_date: day }),
      key,
    })
  const first = parsePlacedOrder(await place(owner, '2026-10-27'))
  const attempt = async (person: Person) => (await mine(person, `my/attempts/${key}`)).order_id
  assert.equal(await attempt(owner), first.id)
  assert.equal(await attempt(stranger), null)
  const own = parsePlacedOrder(await place(stranger, '2026-10-28'))
  assert.ok(own.id !== first.id && own.id !== id)
})
