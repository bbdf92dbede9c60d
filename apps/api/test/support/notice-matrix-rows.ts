import { sql } from 'drizzle-orm'
import { brand } from '../../src/catalogue/brand.ts'
import { creditAccount } from './ledger.ts'
import type { MatrixFamily, NoticeMatrixRow } from './notice-matrix.ts'
import { registrationForm, testPassword } from './people.ts'
import { hourlyOrderBody, packageAgreement, residentOrderBody } from './orders.ts'

const otherPassword = 'another garden 42'

const refunded = ['refund_approved', 'refund_sent'] as const
const housemaid = { worker_type: 'housemaid', nationality: 'filipino', worker_count: 1, duration: '3months' }

const row = (
  act: NoticeMatrixRow['act'],
  tells: NoticeMatrixRow['tells'],
  arrange: NoticeMatrixRow['arrange'],
  more: Pick<NoticeMatrixRow, 'when' | 'besides' | 'inOne'> = {},
): NoticeMatrixRow => ({ act, tells, arrange, ...more })

const signUpForm = () => {
  const { login, name, password, confirm_password, mobile, id_card, email } = registrationForm()
  return { login, name, password, confirm_password, mobile, id_card, email }
}

const addressOf = ({ person }: MatrixFamily) => ({
  name: 'Home',
  parent_id: person.id,
  country_id: 1,
  state_id: 5,
  neighborhood_id: 1,
  number_building: '2929',
  streetName: 'Prince Street',
})

const newAddress = async (f: MatrixFamily) => (await f.post('partners/child', addressOf(f))).result.id

const cardToken = async (f: MatrixFamily) =>
  (
    await f.guest('checkout/tokens', {
      number: '4111111111111111',
      holder_name: 'DEMO',
      exp_month: 12,
      exp_year: 2030,
      cvv: '123',
    })
  ).result.token

const newCard = async (f: MatrixFamily) => {
  const body = { token: await cardToken(f), holder_name: 'DEMO', save: true }
  return (await f.post('my/cards', body)).result.id
}

const firstVisit = async (f: MatrixFamily) => {
  await f.paid()
  return (await f.mine('my/visit-lines'))[0].id
}

const charged = async (f: MatrixFamily) => {
  const { contractId } = await f.paidMonths()
  return (await f.done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })).id
}

const pricedPackage = async (f: MatrixFamily): Promise<string> => {
  const { id } = await f.post('special_packages', housemaid)
  await f.done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  const agreed = packageAgreement(f.person)
  await f.post(`my/orders/${id}/terms`, agreed)
  return id
}

const severalVisits = (f: MatrixFamily, days: number) =>
  f.paid({ service_package_id: 104, service_date: f.workday(days) })

/** Visits that are too near to be cancelled for free, so that the office decides. */
const nearVisits = (f: MatrixFamily) => severalVisits(f, 1)

const requestPause = (f: MatrixFamily, contract_id: string) =>
  f.request('suspension', {
    contract_id,
    suspention_date: f.workday(8),
    resume_date: f.workday(16),
  })

const answering =
  (kind: 'cancellation' | 'replacement', decision: 'approve' | 'reject', more: object = {}) =>
  async (f: MatrixFamily) => {
    const { contractId } = await (kind === 'cancellation' ? nearVisits(f) : f.paid())
    const id = await f.request(kind, { contract_id: contractId, ...more })
    return () => f.done(`requests/${id}/answer`, { decision })
  }

/** A refund that the office stopped before it was sent. */
const failedRefund = async (f: MatrixFamily): Promise<string> => {
  const { orderId } = await f.paid()
  await f.done(`orders/${orderId}/cancel`, { reason: 'x' })
  const [refund] = Object((await f.office('refunds?state=pending')).body).result
  await f.done(`refunds/${refund.id}/state`, { state: 'failed' })
  return refund.id
}

const markVisit = (state: string, fault?: 'agency' | 'family' | 'nobody') => async (f: MatrixFamily) => {
  const { visit, step } = await f.visitDay()
  if (state === 'done') await f.done(`visits/${visit.id}/state`, { state: 'in_progress' })
  if (fault === 'family') await step('at_door')
  if (state === 'missed' || state === 'done') f.clock.advance({ minutes: 90 })
  return () => f.done(`visits/${visit.id}/state`, { state, fault })
}

/** A visit that we called off, for which the family chooses. */
const failedVisit = async (f: MatrixFamily): Promise<string> => {
  const { visit } = await f.visitDay()
  await f.done(`visits/${visit.id}/state`, { state: 'cancelled' })
  return visit.id
}

const madeVisit = async (f: MatrixFamily): Promise<string> => {
  const { date, visit, step } = await f.visitDay('morning')
  await step('inside')
  f.advanceTo(`${date}T17:00:00+03:00`)
  await f.jobs('visits')
  return visit.id
}

/** A visit whose time ended without a word from anybody, on the next morning. */
const unconfirmedVisit = async (f: MatrixFamily): Promise<string> => {
  const { date, visit } = await f.visitDay()
  f.advanceTo(new Date(Date.parse(`${date}T09:00:00+03:00`) + 86_400_000))
  return visit.id
}

const setContract = (state: string) => async (f: MatrixFamily) => {
  const { contractId } = await f.paidMonths()
  if (state === 'running') await f.done(`contracts/${contractId}/state`, { state: 'on_hold' })
  return () => f.done(`contracts/${contractId}/state`, { state })
}

const byEmail = ({ reader, person }: MatrixFamily) => (reader.hasEmail ? [`mail ${person.email}`] : [])
const toMobile = ({ person }: MatrixFamily) => [`text ${person.mobile.slice(1)}`]

/**
 * Every command of a customer or of the office, every background job and every reminder, with the notices
 * that it sends.
 */
export const noticeMatrix: readonly NoticeMatrixRow[] = [
  // The account
  row('register', [], (f) => () => f.guest('api/register', registrationForm())),
  row('registerAndLogin', [], (f) => () => f.guest('api/register_and_login', signUpForm())),
  row(
    'login',
    ['new_sign_in'],
    (f) => () => f.guest('api/login', { login: f.person.mobile, password: testPassword }),
  ),
  row('loginWithCode', ['new_sign_in'], async (f) => {
    const code = await f.code('sign_in')
    return () => f.guest('api/login/code', { mobile: f.person.mobile, code })
  }),
  row('logout', [], (f) => () => f.post('logout')),
  row('endMySession', [], async (f) => {
    const [session] = await f.mine('my/sessions')
    return () => f.call('DELETE', `my/sessions/${session.id}`)
  }),
  row('endMyOtherSessions', [], (f) => () => f.call('DELETE', 'my/sessions')),
  row('sendCode', [], (f) => () => f.post('codes', { mobile: f.person.mobile, purpose: 'sign_in' }), {
    besides: toMobile,
  }),
  row('proveMobile', [], async (f) => {
    await f.change({ provedAt: null })
    const code = await f.code('mobile')
    return () => f.post('my/mobile', { mobile: f.person.mobile, code })
  }),
  row('proveEmail', [], async (f) => {
    await f.change({ email: f.person.email, emailProvedAt: null })
    const code = await f.code('email', f.person.email)
    return () => f.post('my/email', { code })
  }),
  row(
    'changePassword',
    ['password_changed'],
    (f) => () =>
      f.post('change_password', {
        old_password: testPassword,
        new_password: otherPassword,
        confirm_password: otherPassword,
      }),
  ),
  row('sendPasswordResetLink', [], (f) => () => f.guest('api/forget_password', { email: f.person.email }), {
    besides: byEmail,
  }),
  row('resetPassword', ['password_changed'], async (f) => {
    const token = await f.resetToken()
    const body = { email: f.person.email, new_password: otherPassword, confirm_password: otherPassword }
    return () => f.guest('api/reset_password', { ...body, token })
  }),
  row('resetPasswordWithCode', ['password_changed'], async (f) => {
    const code = await f.code('password')
    const { mobile } = f.person
    const body = { mobile, code, new_password: otherPassword, confirm_password: otherPassword }
    return () => f.guest('api/reset_password/code', body)
  }),
  row('updateProfile', [], (f) => () => f.call('PATCH', 'my/profile', { name: 'Another Name Here' })),
  row(
    'updateProfile',
    ['email_changed'],
    async (f) => {
      const { email } = registrationForm()
      const codes = f.reader.hasEmail && {
        email_code: await f.code('email', email),
        factor_code: await f.code('change'),
      }
      return () => f.call('PATCH', 'my/profile', { email, password: testPassword, ...codes })
    },
    { when: 'with another email' },
  ),
  row(
    'updateProfile',
    ['mobile_changed'],
    async (f) => {
      const { mobile } = registrationForm()
      const codes = {
        code: await f.code('mobile', mobile),
        ...(f.reader.hasEmail && { factor_code: await f.code('change', f.person.email) }),
      }
      return () => f.call('PATCH', 'my/profile', { mobile, password: testPassword, ...codes })
    },
    { when: 'with another mobile' },
  ),
  row('startIdentityCheck', [], (f) => () => f.post('my/identity')),
  row('refreshIdentityCheck', [], async (f) => {
    await f.post('my/identity')
    return () => f.post('my/identity/check')
  }),
  row('confirmPrivacyNotice', [], async (f) => {
    const { version } = Object((await f.ask('GET /api/terms')).body).terms[0]
    return () => f.post('my/privacy', { version })
  }),
  row('deleteAccount', [], (f) => () => f.post('my/account/delete', { password: testPassword }), {
    besides: (f) => (f.reader.hasEmail ? byEmail(f) : toMobile(f)),
  }),
  row('createAddress', [], (f) => () => newAddress(f)),
  row('updateAddress', [], async (f) => {
    const id = await newAddress(f)
    return () => f.call('PATCH', `partners/child/${id}`, { name: 'Mine' })
  }),
  row('deleteAddress', [], async (f) => {
    const id = await newAddress(f)
    return () => f.call('DELETE', `partners/child/${id}`)
  }),
  row(
    'updateNoticeChoices',
    [],
    (f) => () => f.post('my/notices/choices', { topic: 'visits', channel: 'text', wanted: false }),
  ),
  row('subscribeToPush', [], (f) => () => f.post('my/push', f.browser())),
  row('unsubscribeFromPush', [], async (f) => {
    const browser = f.browser()
    await f.post('my/push', browser)
    return () => f.post('my/push/off', { endpoint: browser.endpoint })
  }),
  row('markNoticesAsRead', [], (f) => () => f.post('my/notices/read', {})),

  // Orders and their payments
  row('quoteOrder', [], (f) => () => f.post('quote', { plan_id: 104 })),
  row('placeHourlyOrder', ['order_placed'], (f) => () => f.place()),
  row('placeResidentOrder', ['order_placed', 'order_paid'], (f) => () => f.paidMonths(), {
    when: 'and paid',
  }),
  row('requestSpecialPackage', ['order_placed'], (f) => () => f.post('special_packages', housemaid)),
  row('cancelMyOrder', ['order_withdrawn'], async (f) => {
    const id = await f.place()
    return () => f.post(`my/orders/${id}/cancel`)
  }),
  row('acceptOrderTerms', [], async (f) => {
    const { id } = await f.post('special_packages', housemaid)
    await f.done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
    const agreed = packageAgreement(f.person)
    return () => f.post(`my/orders/${id}/terms`, agreed)
  }),
  row('payMyOrder', [], async (f) => {
    const id = await f.place()
    return () => f.post(`my/orders/${id}/pay`, { method: 'card' })
  }),
  row(
    'payMyOrder',
    ['order_paid'],
    async (f) => {
      const id = await f.place()
      await f.done(`customers/${f.person.id}/wallet`, { amount: 5000, reason: 'x' })
      return () => f.post(`my/orders/${id}/pay`, { method: 'wallet' })
    },
    { when: 'from the wallet' },
  ),
  row('settleSandboxCheckout', ['order_paid'], async (f) => {
    const id = await f.place()
    return () => f.checkout(id, 'succeed')
  }),
  row(
    'settleSandboxCheckout',
    [],
    async (f) => {
      const id = await f.place()
      return () => f.checkout(id, 'decline')
    },
    { when: 'declined' },
  ),
  row('receivePaymentCallback', ['order_paid'], async (f) => {
    const id = await f.place()
    await f.ask(`GET /checkout/${id}`)
    const [payment] = await f
      .app()
      .database.reader.execute<{ id: string; amount: number }>(
        sql`select id, amount from payments where order_id = ${id}`,
        'objects',
      )
    const paid = { currency: 'SAR', outcome: 'paid', card: undefined, providerRef: `ref-${id}` } as const
    const notice = { ...paid, paymentId: payment?.id ?? '', amount: payment?.amount ?? 0 }
    return () => f.guest('payments/sandbox/callback', f.app().payment.simulate?.(notice))
  }),
  row('job: payments', ['order_placed', 'order_expired', 'order_needs_worker'], (f) => () => f.late(), {
    when: 'with a payment that came too late',
  }),
  row('chooseOrderWorker', ['worker_changed'], async (f) => {
    const id = await f.late()
    return () => f.post(`my/orders/${id}/worker`, {})
  }),
  row('refundMyOrder', refunded, async (f) => {
    const id = await f.late()
    return () => f.post(`my/orders/${id}/refund`)
  }),
  row('createCardToken', [], (f) => () => cardToken(f)),
  row('addCard', [], (f) => () => newCard(f)),
  row('deleteCard', [], async (f) => {
    const id = await newCard(f)
    return () => f.call('DELETE', `my/cards/${id}`)
  }),
  row('createUpload', [], (f) => () => f.upload('passport')),

  // Contracts, visits, requests and rewards
  row(
    'createCancellation',
    ['request_answered', ...refunded],
    async (f) => {
      const { contractId } = await f.paid()
      return () => f.request('cancellation', { contract_id: contractId })
    },
    { when: 'that is free', inOne: ['request_answered', 'refund_approved'] },
  ),
  row(
    'createCancellation',
    ['request_answered', 'voucher_returned', ...refunded],
    async (f) => {
      const { code } = await f.grantVoucher(90)
      const { contractId } = await f.paid({ voucher_code: code })
      return () => f.request('cancellation', { contract_id: contractId })
    },
    {
      when: 'that is free, of an order with a voucher',
      inOne: ['request_answered', 'refund_approved', 'voucher_returned'],
    },
  ),
  row('createCancellation', [], async (f) => {
    const { contractId } = await nearVisits(f)
    return () => f.request('cancellation', { contract_id: contractId })
  }),
  row('createReplacement', [], async (f) => {
    const { contractId } = await f.paid()
    return () => f.request('replacement', { contract_id: contractId })
  }),
  row('createSuspension', [], async (f) => {
    const { contractId } = await severalVisits(f, 8)
    return () => requestPause(f, contractId)
  }),
  row('withdrawRequest', [], async (f) => {
    const { contractId } = await f.paid()
    const id = await f.request('replacement', { contract_id: contractId })
    return () => f.post(`my/requests/${id}/withdraw`)
  }),
  row('resumeContract', [], async (f) => {
    const { contractId } = await severalVisits(f, 8)
    await f.done(`requests/${await requestPause(f, contractId)}/answer`, { decision: 'approve' })
    return () => f.post(`my/contracts/${contractId}/resume`)
  }),
  row('createComplaint', [], async (f) => {
    const { contractId } = await f.paid()
    return () => f.request('complaint', { contract_id: contractId })
  }),
  row('replyToComplaint', [], async (f) => {
    const { contractId } = await f.paid()
    const id = await f.request('complaint', { contract_id: contractId })
    return () => f.post(`my/complaints/${id}/replies`, { text: 'x' })
  }),
  row('payInvoice', [], async (f) => {
    const id = await charged(f)
    return () => f.post(`my/invoices/${id}/pay`, { method: 'card' })
  }),
  row(
    'payInvoice',
    ['invoice_paid'],
    async (f) => {
      const id = await charged(f)
      await f.done(`customers/${f.person.id}/wallet`, { amount: 5000, reason: 'x' })
      return () => f.post(`my/invoices/${id}/pay`, { method: 'wallet' })
    },
    { when: 'from the wallet' },
  ),
  row(
    'settleSandboxCheckout',
    ['invoice_paid'],
    async (f) => {
      const id = await charged(f)
      return () => f.checkout(id, 'succeed')
    },
    { when: 'of an invoice' },
  ),
  row('chooseVisitTime', ['visit_moved'], async (f) => {
    const id = await failedVisit(f)
    const [time] = await f.mine(`my/visits/${id}/times`)
    const { date, visit_window } = time
    return () => f.post(`my/visits/${id}/another-time`, { date, visit_window })
  }),
  row('confirmArrival', ['points_earned'], async (f) => {
    const { orderId } = await f.paidMonths()
    f.clock.advance({ days: 5 })
    return () => f.post(`my/orders/${orderId}/arrived`)
  }),
  row('confirmVisit', ['visit_done', 'points_earned'], async (f) => {
    const id = await unconfirmedVisit(f)
    return () => f.post(`my/visits/${id}/came`)
  }),
  row('reportNobodyCame', [], async (f) => {
    const id = await unconfirmedVisit(f)
    return () => f.post(`my/visits/${id}/nobody-came`)
  }),
  row('refundFailedVisit', refunded, async (f) => {
    const id = await failedVisit(f)
    return () => f.post(`my/visits/${id}/refund`, {})
  }),
  row('moveVisit', ['visit_moved'], async (f) => {
    const id = await firstVisit(f)
    return () => f.post(`my/visits/${id}/move`, { date: f.workday(9), visit_window: 'morning' })
  }),
  row('nameDoorContact', [], async (f) => {
    const id = await firstVisit(f)
    return () => f.post(`my/visits/${id}/door-contact`, { name: 'Sara', mobile: '0550001234' })
  }),
  row('rateVisit', [], async (f) => {
    const id = await madeVisit(f)
    return () => f.post(`my/visits/${id}/rating`, { stars: 5 })
  }),
  row('tellDriverSomeoneIsComing', [], async (f) => {
    const { visit, step } = await f.visitDay()
    await step('left')
    return () => f.post(`my/visits/${visit.id}/coming`)
  }),
  row('getDriverDay', [], async (f) => {
    const { link } = await f.visitDay()
    return () => f.guest('api/driver/day', { link })
  }),
  row(
    'reportVisitStep',
    ['visit_on_the_way'],
    async (f) => {
      const { step } = await f.visitDay()
      return () => step('left')
    },
    { when: 'left' },
  ),
  row(
    'reportVisitStep',
    ['visit_at_door'],
    async (f) => {
      const { step } = await f.visitDay()
      await step('left')
      return () => step('at_door')
    },
    { when: 'at the door' },
  ),
  row(
    'reportVisitStep',
    ['visit_missed'],
    async (f) => {
      const { date, step } = await f.visitDay()
      await step('left')
      f.advanceTo(`${date}T16:10:00+03:00`)
      await step('at_door')
      f.clock.advance({ minutes: 6 })
      return () => step('nobody_opens')
    },
    { when: 'nobody opens' },
  ),
  row(
    'reportVisitStep',
    ['visit_done', 'points_earned'],
    async (f) => {
      const { date, step } = await f.visitDay()
      await step('left')
      f.advanceTo(`${date}T16:10:00+03:00`)
      return async () => {
        await step('inside')
        await step('done')
      }
    },
    { when: 'inside and done' },
  ),
  row('claimVoucher', [], (f) => () => f.post('my/vouchers/claim', { code: 'FIRST25' })),
  row('redeemPoints', [], async (f) => {
    await creditAccount(f, f.person, 250, 'points')
    return () => f.post('my/rewards/redeem', { blocks: 1 })
  }),
  row('confirmAvailabilityAlert', [], async (f) => {
    const token = 'x'.repeat(43)
    await f.run(
      sql`insert into availability_alerts
            (id, contact, email, subject, state_id, language, created_at, confirm_token_hash)
          values (gen_random_uuid(), 'a@home.example', 'a@home.example', 'x', 2, 'ar', now(),
            sha256(convert_to(${token}, 'UTF8')))`,
    )
    return () => f.guest('api/availability-alerts/confirm', { token })
  }),
  row('createAvailabilityAlert', [], (f) => () => f.post('availability-alerts', { state_id: 2 })),
  row('job: availability alerts', ['wait_list_answered'], async (f) => {
    await f.post('availability-alerts', { state_id: 5 })
    return () => f.runJob('availability alerts')
  }),
  row(
    'sendContactMessage',
    [],
    (f) => () => f.post('contact', { name: 'Demo', phone: '0550001234', message: 'A question.' }),
    { besides: () => [`mail ${brand.email}`] },
  ),

  // The office
  row('opsPriceOrder', ['package_priced'], async (f) => {
    const { id } = await f.post('special_packages', housemaid)
    return () => f.done(`orders/${id}/price`, { list_price: 9900, employee_wage: 6600 })
  }),
  row('opsRegisterCustomer', [], (f) => () => {
    const { name, mobile, id_card } = registrationForm()
    return f.done('customers', { name, mobile, id_card })
  }),
  row(
    'opsSendMobileCode',
    [],
    async (f) => {
      await f.change({ provedAt: null, emailProvedAt: null })
      return () => f.done(`customers/${f.person.id}/mobile-code`, {})
    },
    { besides: toMobile },
  ),
  row('opsVerifyMobile', [], async (f) => {
    await f.change({ provedAt: null, emailProvedAt: null })
    await f.done(`customers/${f.person.id}/mobile-code`, {})
    const code = await f.codeSent(f.person.mobile)
    return () => f.done(`customers/${f.person.id}/mobile`, { code })
  }),
  row('opsAddAddress', [], (f) => () => f.done(`customers/${f.person.id}/addresses`, addressOf(f))),
  row('opsQuoteOrder', [], (f) => () => f.done(`customers/${f.person.id}/quote`, { plan_id: 101 })),
  row('opsPlaceHourlyOrder', ['order_placed'], (f) => () => {
    const { terms_version: _terms, ...body } = hourlyOrderBody(f.person, { service_date: f.workday(4) })
    return f.done(`customers/${f.person.id}/orders/hourly`, body)
  }),
  row('opsPlaceResidentOrder', ['order_placed'], (f) => () => {
    const { terms_version: _terms, ...body } = residentOrderBody(f.person, { first_visit_date: f.workday(3) })
    return f.done(`customers/${f.person.id}/orders/resident`, body)
  }),
  row('opsSendPaymentLink', ['order_to_pay'], async (f) => {
    const id = await f.place()
    return () => f.done(`orders/${id}/payment-link`, {})
  }),
  row('opsRecordOrderPayment', ['order_paid'], async (f) => {
    const id = await f.place()
    return () => f.done(`orders/${id}/payments`, { method: 'cash' })
  }),
  row('opsAssignWorker', ['worker_confirmed'], async (f) => {
    const id = await pricedPackage(f)
    await f.checkout(id, 'succeed')
    return () => f.done(`orders/${id}/worker`, {})
  }),
  row(
    'opsAssignWorker',
    ['worker_changed'],
    async (f) => {
      const [first, second] = await f.workers()
      const { orderId } = await f.paid({ employee_id: first })
      return () => f.done(`orders/${orderId}/worker`, { employee_id: second })
    },
    { when: 'in place of another' },
  ),
  row('opsReassignVisit', ['visit_worker_changed'], async (f) => {
    await f.paid()
    const [visit] = await f.mine('my/visit-lines')
    return () => f.done(`visits/${visit.id}/worker`, {})
  }),
  row('opsMoveVisit', ['visit_moved'], async (f) => {
    const id = await firstVisit(f)
    return () => f.done(`visits/${id}/move`, { date: f.workday(9), visit_window: 'morning' })
  }),
  row('opsAdvanceOrder', ['stage_reached'], async (f) => {
    const { orderId } = await f.paidMonths()
    return () => f.done(`orders/${orderId}/stage`, { stage: 'on_the_way' })
  }),
  row(
    'opsAdvanceOrder',
    ['stage_reached', 'points_earned'],
    async (f) => {
      const { orderId } = await f.paidMonths()
      for (const stage of ['on_the_way', 'arrived']) await f.done(`orders/${orderId}/stage`, { stage })
      return () => f.done(`orders/${orderId}/stage`, { stage: 'received' })
    },
    { when: 'to the arrival' },
  ),
  row('opsReleaseOrderHold', ['order_expired'], async (f) => {
    const id = await f.place()
    return () => f.done(`orders/${id}/release`, {})
  }),
  row('opsCheckPayment', ['order_paid'], async (f) => {
    const id = await f.place()
    await f.checkout(id, 'lost_callback')
    return () => f.done(`orders/${id}/check-payment`, {})
  }),
  row('opsCancelOrder', ['order_cancelled'], async (f) => {
    const id = await f.place()
    return () => f.done(`orders/${id}/cancel`, { reason: 'x' })
  }),
  row(
    'opsCancelOrder',
    ['order_cancelled', ...refunded],
    async (f) => {
      const { orderId } = await f.paid()
      return () => f.done(`orders/${orderId}/cancel`, { reason: 'x' })
    },
    { when: 'that was paid', inOne: ['order_cancelled', 'refund_approved'] },
  ),
  row(
    'opsSetContractState',
    ['contract_changed', ...refunded],
    async (f) => {
      const { contractId } = await f.paidMonths()
      return () => f.done(`contracts/${contractId}/state`, { state: 'cancelled' })
    },
    { when: 'to cancelled', inOne: ['contract_changed', 'refund_approved'] },
  ),
  row(
    'opsSetContractState',
    ['contract_finished'],
    async (f) => {
      const { contractId } = await f.paidMonths()
      await f.run(
        sql`update orders set quote = jsonb_set(quote, '{lines}', '[]') where customer_id = ${f.person.id}`,
      )
      return () => f.done(`contracts/${contractId}/state`, { state: 'finished' })
    },
    { when: 'to finished, with nothing left' },
  ),
  row(
    'opsCancelContract',
    ['contract_changed', ...refunded],
    async (f) => {
      const { contractId } = await f.paidMonths()
      return () => f.done(`contracts/${contractId}/cancel`, { reason: 'x' })
    },
    { inOne: ['contract_changed', 'refund_approved'] },
  ),
  ...['running', 'on_hold', 'suspended', 'defaulted'].map((state) =>
    row('opsSetContractState', ['contract_changed'], setContract(state), { when: `to ${state}` }),
  ),
  row('opsPreviewAct', [], async (f) => {
    const { orderId } = await f.paid()
    const body = { operation: 'opsCancelOrder', id: orderId, body: { reason: 'x' } }
    return () => f.done('preview', body)
  }),
  row('opsAnswerNotice', [], async (f) => {
    await f.paid()
    await f.run(
      sql`update outbox set dead_at = now(), done_at = null where notice_id in
            (select id from notices where customer_id = ${f.person.id})`,
    )
    const [notice] = Object((await f.office(`notices?customer=${f.person.id}&failed=true`)).body).result
    return () => f.done(`notices/${notice.id}/answer`, { decision: 'told' })
  }),
  row('opsAnswerContactMessage', [], async (f) => {
    const body = { name: 'A Visitor', phone: '0512345678', message: 'A question' }
    const sent = await f.ask('POST /api/contact', { body })
    return () => f.done(`contact-messages/${Object(sent.body).result.reference}/answer`, { text: 'x' })
  }),
  row('opsVoidCharge', ['charge_voided'], async (f) => {
    const id = await charged(f)
    return () => f.done(`invoices/${id}/void`, { reason: 'x' })
  }),
  row('opsRecordPayment', ['invoice_paid'], async (f) => {
    const id = await charged(f)
    return () => f.done(`invoices/${id}/payments`, { method: 'cash' })
  }),
  row('opsIssueCharge', ['invoice_due'], async (f) => {
    const { contractId } = await f.paid()
    return () => f.done(`contracts/${contractId}/charges`, { description: 'Lost key', amount: 115 })
  }),
  row('opsAnswerRequest', ['request_answered'], answering('cancellation', 'reject'), { when: 'with a no' }),
  row('opsAnswerRequest', ['request_answered', ...refunded], answering('cancellation', 'approve'), {
    when: 'to cancel',
    inOne: ['request_answered', 'refund_approved'],
  }),
  row(
    'opsAnswerRequest',
    ['request_answered', ...refunded],
    answering('replacement', 'approve', {
      action_type: 'refundPayment',
      email: 'x@home.example',
      phone: '0555001234',
    }),
    { when: 'for the money', inOne: ['request_answered', 'refund_approved'] },
  ),
  row('opsAnswerRequest', ['request_answered', 'worker_changed'], answering('replacement', 'approve'), {
    when: 'for another worker',
    inOne: ['request_answered', 'worker_changed'],
  }),
  row(
    'opsAnswerRequest',
    ['request_answered', 'visit_moved', 'visit_moved', 'invoice_due'],
    async (f) => {
      const { contractId } = await severalVisits(f, 8)
      const id = await requestPause(f, contractId)
      return () => f.done(`requests/${id}/answer`, { decision: 'approve' })
    },
    { when: 'to pause', inOne: ['request_answered', 'invoice_due', 'visit_moved'] },
  ),
  row('opsAnswerComplaint', ['complaint_answered'], async (f) => {
    const { contractId } = await f.paid()
    const id = await f.request('complaint', { contract_id: contractId })
    return () => f.done(`complaints/${id}/answer`, { state: 'closed', note: 'x' })
  }),
  row('opsSetVisitState', ['visit_on_the_way'], markVisit('on_the_way'), { when: 'on the way' }),
  row('opsSetVisitState', [], markVisit('in_progress'), { when: 'in progress' }),
  row('opsSetVisitState', ['visit_done', 'points_earned'], markVisit('done'), {
    when: 'done',
  }),
  row('opsSetVisitState', ['visit_missed'], markVisit('missed', 'family'), {
    when: 'missed by the family',
  }),
  row('opsSetVisitState', ['visit_failed'], markVisit('missed'), { when: 'missed by us' }),
  row('opsSetVisitState', ['visit_cancelled'], markVisit('cancelled', 'family'), {
    when: 'cancelled at the door',
  }),
  row('opsSetVisitState', ['visit_failed'], markVisit('cancelled', 'nobody'), {
    when: 'cancelled by a storm',
  }),
  row(
    'opsSetVisitState',
    ['visit_failed', ...refunded],
    async (f) => {
      const { visit } = await f.visitDay()
      await f.done(`visits/${visit.id}/state`, { state: 'in_progress' })
      f.clock.advance({ minutes: 60 })
      return () => f.done(`visits/${visit.id}/state`, { state: 'cancelled' })
    },
    { when: 'cut short by us' },
  ),
  row('opsDecideVisit', ['complaint_answered', 'visit_failed'], async (f) => {
    const id = await unconfirmedVisit(f)
    await f.post(`my/visits/${id}/nobody-came`)
    return () => f.done(`visits/${id}/decision`, { decision: 'failed', note: 'x' })
  }),
  row('opsMakeDriverLink', [], async (f) => {
    await f.paid()
    return () => f.done('driver-links', { driver: 'Salim', date: f.workday(4) })
  }),
  row(
    'opsMarkRefund',
    ['order_placed', 'order_paid', 'order_cancelled', 'refund_approved', 'refund_failed'],
    (f) => () => failedRefund(f),
    { when: 'failed', inOne: ['order_cancelled', 'refund_approved'] },
  ),
  row(
    'opsMarkRefund',
    ['refund_sent'],
    async (f) => {
      const id = await failedRefund(f)
      return () => f.done(`refunds/${id}/state`, { state: 'sent' })
    },
    { when: 'sent by hand' },
  ),
  row(
    'opsMarkRefund',
    ['refund_sent'],
    async (f) => {
      const id = await failedRefund(f)
      return () => f.done(`refunds/${id}/state`, { state: 'pending' })
    },
    { when: 'once more' },
  ),
  row(
    'opsFlagPasswordChange',
    [],
    (f) => () => f.done(`customers/${f.person.id}/must-change-password`, { required: true }),
  ),
  row(
    'opsAdjustWallet',
    ['wallet_adjusted'],
    (f) => () => f.done(`customers/${f.person.id}/wallet`, { amount: 50, reason: 'x' }),
  ),
  row(
    'opsAdjustWallet',
    ['wallet_adjusted'],
    async (f) => {
      await f.done(`customers/${f.person.id}/wallet`, { amount: 50, reason: 'x' })
      return () => f.done(`customers/${f.person.id}/wallet`, { amount: -20, reason: 'x' })
    },
    { when: 'downwards' },
  ),
  row('opsGrantVoucher', ['voucher_granted'], (f) => () => f.grantVoucher(90)),
  row('opsOpenUpload', [], async (f) => {
    const { id } = (await f.upload('passport')).result
    return () => f.done(`papers/${id}/open`, { by: 'Huda', reason: 'visa of the worker' })
  }),
  row('opsSetWorkerAvailability', [], async (f) => {
    const [worker] = await f.workers()
    return () => f.done(`workers/${worker}/availability`, { available: false })
  }),
  row('opsSetWorkerDocument', [], async (f) => {
    const [worker] = await f.workers()
    return () => f.done(`workers/${worker}/documents`, { kind: 'passport', expires_on: f.day(90) })
  }),
  row('opsRecordAbsence', [], async (f) => {
    const [worker] = await f.workers()
    return () => f.done(`workers/${worker}/absences`, { from: f.day(1), to: f.day(2), reason: 'ill' })
  }),
  row('opsEndAbsence', [], async (f) => {
    const [worker] = await f.workers()
    const days = { from: f.day(1), to: f.day(2), reason: 'ill' }
    const { id } = await f.done(`workers/${worker}/absences`, days)
    return () => f.done(`absences/${id}/end`, {})
  }),
  row('opsResetRateLimits', [], (f) => () => f.done('rate-limits/reset', { subject: f.person.mobile })),
  row('opsResendOutboxMessage', ['voucher_granted'], (f) => async () => {
    await f.grantVoucher(90)
    await f.run(sql`update outbox set dead_at = created_at`)
    const messages: readonly { id: string }[] = Object((await f.office('outbox?dead=true')).body).result
    for (const { id } of messages) await f.done(`outbox/${id}/retry`, {})
  }),

  // Reminders
  row(
    'opsRunJobs',
    ['order_expired'],
    async (f) => {
      await f.place()
      f.clock.advance({ hours: 1 })
      return () => f.jobs('holds')
    },
    { when: 'after the time to pay' },
  ),
  row(
    'opsRunJobs',
    ['visit_tomorrow'],
    async (f) => {
      await f.paid()
      const [{ first_visit_date: date }] = await f.mine('my/visit-lines')
      f.advanceTo(new Date(new Date(`${date}T18:30:00+03:00`).getTime() - 86_400_000))
      return async () => {
        await f.jobs('reminders')
        await f.jobs('reminders')
      }
    },
    { when: 'on the evening before a visit' },
  ),
  row(
    'opsRunJobs',
    ['visit_soon'],
    async (f) => {
      await f.visitDay()
      return () => f.jobs('reminders')
    },
    { when: 'an hour before a visit' },
  ),
  row(
    'opsRunJobs',
    ['voucher_ending'],
    async (f) => {
      for (const channel of [
        f.reader.hasEmail ? 'mail' : 'text',
        ...(f.reader.choseWhatsApp ? [] : ['push']),
      ])
        await f.post('my/notices/choices', { topic: 'offers', channel, wanted: true })
      await f.grantVoucher(3)
      return () => f.jobs('reminders')
    },
    { when: 'before a voucher ends, of who asked for offers' },
  ),
  row(
    'opsRunJobs',
    [],
    async (f) => {
      await f.grantVoucher(3)
      return () => f.jobs('reminders')
    },
    { when: 'before a voucher ends, of who did not' },
  ),
  row(
    'opsRunJobs',
    ['invoice_overdue'],
    async (f) => {
      await charged(f)
      await f.run(sql`update contracts set received_at = created_at where customer_id = ${f.person.id}`)
      f.clock.advance({ days: 9 })
      return () => f.jobs('contracts')
    },
    { when: 'after the day of an invoice' },
  ),
  row(
    'opsRunJobs',
    ['contract_ending'],
    async (f) => {
      const { orderId, contractId } = await f.paidMonths()
      for (const stage of ['on_the_way', 'arrived', 'received'])
        await f.done(`orders/${orderId}/stage`, { stage })
      const { service_end_date: last } = await f.mine(`my/contracts/${contractId}`)
      f.advanceTo(new Date(new Date(`${last}T12:00:00+03:00`).getTime() - 3 * 86_400_000))
      return () => f.jobs('contracts')
    },
    { when: 'before a contract ends' },
  ),
  row(
    'opsRunJobs',
    ['contract_resumed'],
    async (f) => {
      const { contractId } = await severalVisits(f, 8)
      const id = await requestPause(f, contractId)
      await f.done(`requests/${id}/answer`, { decision: 'approve' })
      f.clock.advance({ days: 9 })
      await f.jobs('contracts')
      f.clock.advance({ days: 8 })
      return () => f.jobs('contracts')
    },
    { when: 'when a pause is over' },
  ),
  row(
    'opsRunJobs',
    ['contract_finished', 'visits_ended'],
    async (f) => {
      await severalVisits(f, 8)
      await f.run(sql`update visits set must_be_confirmed = false where customer_id = ${f.person.id}`)
      f.clock.advance({ days: 60 })
      return () => f.jobs('contracts')
    },
    { when: 'after the last day of an old contract whose visits nobody marked' },
  ),
  ...['mail', 'texts', 'notices to mobiles', 'notices to browsers', 'payment checks'].map((name) =>
    row(`job: ${name}`, [], (f) => () => f.runJob(name)),
  ),
  row(
    'opsRunJobs',
    ['visit_done', 'points_earned'],
    async (f) => {
      // An evening visit ends when it is too late for texts.
      const { date, step } = await f.visitDay('morning')
      await step('inside')
      f.advanceTo(`${date}T17:00:00+03:00`)
      return () => f.jobs('visits')
    },
    { when: 'after the time of a visit in progress' },
  ),
  row(
    'opsRunJobs',
    refunded,
    async (f) => {
      await failedVisit(f)
      f.clock.advance({ days: 3 })
      return () => f.jobs('visits')
    },
    { when: 'when nobody chose for a failed visit' },
  ),
  row(
    'opsRunJobs',
    ['worker_expected'],
    async (f) => {
      await f.paidMonths()
      f.clock.advance({ days: 5 })
      return () => f.jobs('contracts')
    },
    { when: 'after the evening on which a worker was expected' },
  ),
  row(
    'opsRunJobs',
    ['visit_unconfirmed'],
    async (f) => {
      await unconfirmedVisit(f)
      return () => f.jobs('visits')
    },
    { when: 'after a visit that nobody confirmed' },
  ),
  row(
    'opsRunJobs',
    ['complaint_answered', 'visit_failed'],
    async (f) => {
      const id = await unconfirmedVisit(f)
      await f.post(`my/visits/${id}/nobody-came`)
      f.clock.advance({ days: 2 })
      return () => f.jobs('visits')
    },
    { when: 'when the office did not answer that nobody came' },
  ),
  ...['holds', 'reminders', 'unproved accounts', 'visits', 'contracts', 'housekeeping'].map((name) =>
    row(`job: ${name}`, [], (f) => () => f.runJob(name)),
  ),
  // After the visits: these take days, and in Ramadan visits have other hours.
  row('disputeOffer', [], async (f) => {
    const { orderId } = await f.paidMonths()
    f.clock.advance({ days: 5 })
    await f.done(`orders/${orderId}/offer`, { place: 'branch' })
    return () => f.post(`my/orders/${orderId}/not-offered`)
  }),
  row('opsOfferWorker', ['worker_offered'], async (f) => {
    const { orderId } = await f.paidMonths()
    f.clock.advance({ days: 5 })
    return () => f.done(`orders/${orderId}/offer`, { place: 'door' })
  }),
  row('opsDecideOffer', ['complaint_answered'], async (f) => {
    const { orderId } = await f.paidMonths()
    f.clock.advance({ days: 5 })
    await f.done(`orders/${orderId}/offer`, { place: 'door' })
    await f.post(`my/orders/${orderId}/not-offered`)
    return () => f.done(`orders/${orderId}/offer/decision`, { decision: 'made', note: 'x' })
  }),
]
