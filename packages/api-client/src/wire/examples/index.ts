import { DEFAULT_LOYALTY } from '@sakina/domain/loyalty'
import { DEFAULT_POLICIES } from '@sakina/domain/policies'
import type { OperationId, operations } from '../index.ts'
import { getPolicies } from '../policies.ts'
import type { Example } from './example.ts'
import * as r from './records.ts'

type Examples = { readonly [Id in OperationId]: Example<(typeof operations)[Id]> }

const done = { success: true } as const
const listed = <Row>(...result: Row[]) => ({ ...done, result, pagination: r.examplePagination })
const answered = <Result>(result: Result) => ({ ...done, result })

const ofOrder = { params: { id: r.orderId } }
const mine = { query: { partner_id: r.partnerId } }
const ofContract = { params: { id: r.contractId } }
const day = '2026-03-04'

const booking = {
  body: {
    customer_id: r.partnerId,
    service_package_id: 101,
    employee_id: 1001,
    service_date: day,
    quantity: 1,
    repeat_count: 1,
    repeat_interval_days: 0,
    weekdays: [3],
    visit_window: 'morning',
    partner_shipping_id: r.addressId,
    terms_version: '2026-02',
    expected_total: 113.85,
  },
} as const

const newHome = {
  name: 'Home',
  phone: '0500000000',
  parent_id: r.partnerId,
  city: 'Riyadh',
  district: 'Al Olaya',
  neighborhood_id: 10,
  number_building: '1234',
  streetName: 'Demo Street',
  unitNumber: '5',
  zip: '12211',
  country_id: 1,
  state_id: 1,
  is_main: true,
  is_delivery_address: true,
  type: 'delivery',
} as const

const ofFamily = { params: { id: r.partnerId } } as const

/** What the office orders for a family, which agrees to the terms when it pays. */
const { terms_version: _terms, ...visitsForFamily } = booking.body

const contact = {
  partner_id: { id: r.partnerId, name: 'Demo Customer Account', phone: '0500000000' },
  branch_id: { id: 2, name: 'Riyadh branch' },
}
const officeOrder = { ...r.order, ...contact }
const officeContract = { ...r.contract, ...contact }
const officeRequest = { ...r.request, ...contact }
const officeComplaint = { ...r.complaint, ...contact }
const officeFailedVisit = { ...r.failedVisit, ...contact }

const person = {
  id: 'd8e9f0a1-b2c3-4d4e-8f5a-6b7c8d9e0f1a',
  name: 'Huda',
  email: 'huda@agency.example',
  roles: ['desk' as const],
  branch_ids: [{ id: 2, name: 'Riyadh branch' }],
  must_change_password: false,
}
const member = {
  ...person,
  is_active: true,
  created_at: '2026-01-01T09:00:00Z',
  last_seen_at: '2026-03-01T09:00:00Z',
}
const sessionId = 'e9f0a1b2-c3d4-4e5f-8a6b-7c8d9e0f1a2b'

const touched = {
  employee_id: { id: 1001, name: 'Akinyi' },
  order_id: { id: r.orderId, name: 'SK-1042' },
  contract_id: { id: r.contractId, name: 'CT-2031' },
  visit_id: { id: r.visitId, name: 'CT-2031/1' },
  first_day: day,
  last_day: day,
  visit_window: 'morning',
  ...contact,
}
const absence = {
  id: 'c7d8e9f0-a1b2-4c3d-8e4f-5a6b7c8d9e0f',
  employee_id: { id: 1001, name: 'Akinyi' },
  from: day,
  to: day,
  reason: 'ill',
  note: null,
  touched: [touched],
}

const officeWorker = {
  ...r.worker,
  worker_availability: 'absent' as const,
  absent_until: day,
  documents: [{ kind: 'passport' as const, expires_on: '2026-05-01' }],
}

const refund = {
  ...contact,
  id: 'f6a7b8c9-d0e1-4f2a-9b3c-4d5e6f708192',
  amount: 222.75,
  state: 'pending',
  reason: 'Cancellation RQ-311',
  order_id: { id: r.orderId, name: 'SK-1042' },
  contract_id: { id: r.contractId, name: 'CT-2031' },
  invoice_id: null,
  payment_method: 'card' as const,
  due: '2026-03-10T09:00:00Z',
  note: null,
  payment_ref: '4b1f6c0e-9a53-4a55-8d0a-08dd1f2c3b4a',
}

const account = {
  id: 1,
  user_id: 1,
  name: 'Demo Customer Account',
  user_name: 'Demo Customer Account',
  login: '1012345672',
  email: 'customer@example.com',
  phone: '0500000000',
  mobile: '0500000000',
  partner_id: r.partnerId,
}

const paidOrder = {
  order: 'processing',
  contract: 'running',
  record: '',
  invoiced: 113.85,
  credited: 0,
  unpaid: 0,
  refunded: 0,
  wallet: 0,
  vouchers: 0,
  workers: ['Akinyi'],
}
const moneyFacts = {
  before: paidOrder,
  after: { ...paidOrder, order: 'cancelled', contract: 'cancelled', credited: 113.85, refunded: 113.85 },
}
const officeCustomer = {
  id: r.partnerId,
  name: 'Demo Customer Account',
  login: '1012345672',
  mobile: '+966500000000',
  contact_phone: null,
  must_change_password: false,
  created_at: '2026-01-01T09:00:00Z',
  privacy_version: '2026-02',
  privacy_seen_at: '2026-01-01T09:00:00Z',
}
const officeAct = {
  id: r.requestId,
  operation: 'opsCancelOrder',
  record_id: r.orderId,
  customer_id: r.partnerId,
  partner_id: { id: r.partnerId, name: 'Demo Customer Account' },
  by: 'Huda',
  staff_id: person.id,
  from: '203.0.113.7',
  reason: 'The worker has left',
  ...moneyFacts,
  at: '2026-03-02T09:00:00Z',
}
const contactMessage = {
  id: 'f6a50c7e-26bb-4f5e-9c3b-6a8b1f2f8f0d',
  reference: 'MS-4K7Q2ZP9X',
  name: 'Demo Customer Account',
  email: 'customer@example.com',
  phone: null,
  topic: 'branches',
  message: 'Do you serve Arar?',
  at: '2026-03-01T09:00:00Z',
  answer_by: '2026-03-02T20:59:00Z',
  answer: null,
  answered_at: null,
}

const officeNotice = {
  id: 'a7b8c9d0-e1f2-4a3b-8c4d-5e6f708192a3',
  kind: 'order_paid',
  title: 'Order SK-1042 is paid',
  text: 'We received your payment.',
  at: '2026-03-02T09:00:00Z',
  read_at: null,
  partner_id: contact.partner_id,
  failed: ['notice_mail'],
}

/**
 * One request of each operation and its response, for OpenAPI, contract tests and stories, never for a page.
 */
export const examples = {
  listServices: {
    args: { query: { page: 1, limit: 10, fields: 'name,code,description,plan_count' } },
    answer: listed(r.service),
  },
  listServicePlans: { args: { params: { id: 1 }, query: { page: 1, limit: 10 } }, answer: listed(r.plan) },
  listServiceJobs: {
    args: { params: { id: 1 }, query: { page: 1, limit: 10 } },
    answer: listed({ id: 1, name: 'Housemaid', code: 'housemaid' }),
  },
  getServicePlan: {
    args: { params: { serviceId: 1, planId: 101 } },
    answer: {
      ...answered(r.planDetail),
      available_employee_ids: r.planDetail.available_employee_ids,
      available_applicant_ids: [],
    },
  },
  listPlans: {
    args: { query: { service: 'hourly', price_max: 500, sort: 'price', page: 1 } },
    answer: listed(r.plan),
  },
  getPlan: { args: { params: { id: 101 } }, answer: answered(r.planDetail) },
  listWorkers: { args: { query: { service: 1, plan: 101 } }, answer: listed(r.worker) },
  getWorker: { args: { params: { id: 1001 } }, answer: answered({ ...r.worker, plans: [r.plan] }) },
  listNationalities: { args: {}, answer: answered([r.nationality]) },
  listReviews: {
    args: {},
    answer: answered([{ id: 1, name: 'A family in Riyadh', rating: 5, text: 'On time, and a clear price.' }]),
  },
  listOffers: { args: {}, answer: answered([r.offer]) },
  listBranches: { args: {}, answer: { ...done, branches: [r.branch] } },
  getDeliveryConfig: { args: {}, answer: answered([{ delivery_cost: 150, vat_included: true }]) },
  getPolicies: {
    args: {},
    answer: getPolicies.answer.encode({ policies: DEFAULT_POLICIES, points: DEFAULT_LOYALTY }),
  },
  listTerms: {
    args: {},
    answer: {
      ...done,
      terms: [
        {
          id: 1,
          slug: 'privacy',
          title: 'Privacy',
          content: '<p>We collect only what the service needs.</p>',
          version: '2026-02',
        },
      ],
    },
  },
  listCountries: {
    args: { query: { page: 1, page_size: 250 } },
    answer: listed({ id: 1, name: 'Saudi Arabia', code: 'SA' }),
  },
  listStates: {
    args: { query: { page: 1, page_size: 10 } },
    answer: listed({ id: 1, name: 'Riyadh', code: 'SA-01', other_name: 'الرياض', served: true }),
  },
  listCities: {
    args: { params: { countryId: 1, stateId: 1 }, query: { page: 1, page_size: 100, search: 'riyadh' } },
    answer: listed({ id: 2, name: 'Riyadh', other_name: 'الرياض', served: true }),
  },
  listNeighborhoods: {
    args: { params: { countryId: 1, stateId: 1 }, query: { page: 1, page_size: 100 } },
    answer: listed(r.neighborhood),
  },
  getNeighborhood: {
    args: { params: { id: 13 } },
    answer: answered(r.neighborhood),
  },
  listPlanWindows: {
    args: { params: { id: 101 }, query: { from: day, to: day } },
    answer: answered([
      {
        date: day,
        season: 'regular',
        windows: [
          {
            period: 'morning',
            season: 'regular',
            name: 'Morning',
            arrive_from: '07:30',
            arrive_to: '09:30',
            ends_at: '2026-03-04T10:30:00Z',
            duration_hours: 4,
            free: true,
            plan_id: { id: 101, name: 'Single morning visit' },
            price: 113.85,
          },
        ],
      },
    ]),
  },
  listVisitWindows: {
    args: { query: { date: day } },
    answer: {
      ...answered([
        {
          period: 'morning',
          season: 'regular',
          name: 'Morning',
          arrive_from: '07:30',
          arrive_to: '09:30',
          ends_at: '2026-03-04T10:30:00Z',
          duration_hours: 4,
          free: true,
        },
      ]),
      season: 'regular',
    },
  },
  register: {
    args: {
      body: {
        login: 'customer@example.com',
        name: 'Demo Customer Account',
        password: 'a long sentence',
        confirm_password: 'a long sentence',
        email: 'customer@example.com',
        phone: '0500000000',
        mobile: '0500000000',
        id_card: '1012345672',
        neighborhood_id: 10,
        street: 'Demo Street',
        number_building: '1234',
        number_apartment: '5',
        country_id: 1,
        state_id: 1,
      },
    },
    answer: answered(account),
  },
  registerAndLogin: {
    args: {
      body: {
        login: '0500000000',
        name: 'Demo Customer Account',
        password: 'a long sentence',
        confirm_password: 'a long sentence',
        mobile: '0500000000',
        id_card: '1012345672',
        address: {
          country_id: 1,
          state_id: 1,
          neighborhood_id: 10,
          streetName: 'Demo Street',
          number_building: '1234',
        },
      },
    },
    answer: answered({
      ...account,
      login: '0500000000',
      email: null,
      api_token: 'opaque-token',
      must_change_password: false,
      mobile_proved: true,
      email_proved: true,
      privacy_due: null,
      expires_at: '2099-12-31T09:00:00Z',
      address_id: r.addressId,
    }),
  },
  login: {
    args: { body: { login: '1012345672', password: 'a long sentence' } },
    answer: answered({
      ...account,
      api_token: 'opaque-token',
      must_change_password: false,
      mobile_proved: true,
      email_proved: true,
      privacy_due: null,
      expires_at: '2099-12-31T09:00:00Z',
    }),
  },
  sendCode: {
    args: { body: { mobile: '0500000000', purpose: 'sign_in' } },
    answer: { ...done, message: 'If this belongs to an account, a code is on its way.' },
  },
  loginWithCode: {
    args: { body: { mobile: '0500000000', code: '012345' } },
    answer: answered({
      ...account,
      api_token: 'opaque-token',
      must_change_password: false,
      mobile_proved: true,
      email_proved: true,
      privacy_due: null,
      expires_at: '2099-12-31T09:00:00Z',
    }),
  },
  resetPasswordWithCode: {
    args: {
      body: {
        mobile: '0500000000',
        code: '012345',
        new_password: 'another long sentence',
        confirm_password: 'another long sentence',
      },
    },
    answer: { ...done, message: 'Password reset success' },
  },
  proveMobile: {
    args: { body: { mobile: '0500000000', code: '012345' } },
    answer: answered({ partner: r.profile }),
  },
  proveEmail: {
    args: { body: { code: '012345', contact_phone: '+442079460958' } },
    answer: answered({ partner: r.profile }),
  },
  getIdentityCheck: {
    args: {},
    answer: answered({ offered: true, proved: false, state: null, number: null }),
  },
  startIdentityCheck: {
    args: {},
    answer: answered({ offered: true, proved: false, state: 'waiting', number: '42' }),
  },
  refreshIdentityCheck: {
    args: {},
    answer: answered({ offered: true, proved: true, state: 'approved', number: null }),
  },
  confirmPrivacyNotice: {
    args: { body: { version: '2026-02' } },
    answer: answered({ partner: r.profile }),
  },
  logout: { args: {}, answer: done },
  listMySessions: {
    args: {},
    answer: answered([
      {
        id: sessionId,
        began_at: '2026-03-01T06:00:00Z',
        used_at: '2026-03-01T09:00:00Z',
        browser: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
        is_this: true,
      },
    ]),
  },
  endMySession: { args: { params: { id: sessionId } }, answer: done },
  endMyOtherSessions: { args: {}, answer: done },
  changePassword: {
    args: {
      body: {
        old_password: 'a long sentence',
        new_password: 'another long sentence',
        confirm_password: 'another long sentence',
      },
    },
    answer: { ...done, message: 'Your password was changed' },
  },
  sendPasswordResetLink: {
    args: { body: { email: 'customer@example.com' } },
    answer: { ...done, message: 'Check your email for reset instructions' },
  },
  resetPassword: {
    args: {
      body: {
        email: 'customer@example.com',
        token: 'token-of-the-link',
        new_password: 'another long sentence',
        confirm_password: 'another long sentence',
      },
    },
    answer: { ...done, message: 'Password reset success' },
  },
  getUserContext: { args: {}, answer: answered({ partner: r.profile }) },
  updateProfile: {
    args: { body: { name: 'Demo Customer Account' } },
    answer: answered({ partner: r.profile }),
  },
  downloadMyData: {
    args: {},
    answer: answered({ profile: { name: 'Demo Customer Account' }, orders: [{ number: 'SK-1042' }] }),
  },
  deleteAccount: { args: { body: { password: 'a long sentence' } }, answer: done },
  createAddress: {
    args: { body: newHome },
    answer: answered({ id: r.addressId }),
  },
  updateAddress: {
    args: { params: { id: r.addressId }, body: { is_main: true } },
    answer: answered({ id: r.addressId }),
  },
  deleteAddress: { args: { params: { id: r.addressId } }, answer: done },
  getPartner: { args: { params: { partnerId: r.partnerId } }, answer: { ...done, partner: r.partner } },
  placeResidentOrder: {
    args: {
      body: {
        partner_id: r.partnerId,
        partner_shipping_id: r.addressId,
        is_service_contract: true,
        need_delivery: 1,
        branch_id: 2,
        service_id: 2,
        first_visit_date: day,
        order_line: [{ product_id: 201 }],
        employee_id: 1001,
        terms_version: '2026-02',
        expected_total: 2_650,
      },
    },
    answer: { ...done, ...r.placedOrder },
  },
  placeHourlyOrder: { args: booking, answer: { ...done, ...r.placedOrder } },
  estimateSpecialPackage: {
    args: {
      query: { worker_type: 'nanny', nationality: 'filipino', worker_count: 1, duration: '3months' },
    },
    answer: answered({ indicative_total: 13_380 }),
  },
  requestSpecialPackage: {
    args: {
      body: {
        worker_type: 'nanny',
        nationality: 'filipino',
        worker_count: 1,
        duration: '3months',
        start_date: day,
      },
    },
    answer: { ...done, ...r.placedOrder, payment_link: null, status: 'draft', hold_expires_at: null },
  },
  quoteOrder: {
    args: {
      body: {
        plan_id: 101,
        service_date: day,
        quantity: 1,
        repeat_count: 1,
        repeat_interval_days: 0,
        visit_window: 'morning',
      },
    },
    answer: answered(r.orderQuote),
  },
  listMyOrders: { args: { query: { page: 1 } }, answer: listed(r.order) },
  getMyOrder: { args: ofOrder, answer: answered(r.order) },
  followMyOrder: { args: ofOrder, answer: { order: r.order } },
  acceptOrderTerms: {
    args: {
      ...ofOrder,
      body: { terms_version: '2026-02', partner_shipping_id: r.addressId, expected_total: 113.85 },
    },
    answer: answered(r.order),
  },
  payMyOrder: { args: { ...ofOrder, body: { method: 'card' } }, answer: { ...done, ...r.placedOrder } },
  cancelMyOrder: {
    args: ofOrder,
    answer: answered({ ...r.order, status: { label: 'Cancelled', value: 'cancelled' } }),
  },
  confirmArrival: { args: ofOrder, answer: answered(r.order) },
  disputeOffer: {
    args: ofOrder,
    answer: answered({
      ...r.order,
      offer: {
        place: 'door',
        at: '2026-03-02T15:00:00Z',
        days_from: '2026-03-03',
        disputable_until: null,
        disputed: true,
      },
    }),
  },
  chooseOrderWorker: { args: { ...ofOrder, body: { employee_id: 1002 } }, answer: answered(r.order) },
  refundMyOrder: { args: { ...ofOrder, body: { expected_refund: 435.85 } }, answer: answered(r.order) },
  getOrderAttempt: {
    args: { params: { key: '3c9f1b6e-52f1-4c2f-8a4e-0d6b7a8c9e10' } },
    answer: answered({
      state: 'done',
      order_id: r.orderId,
      payment_link: r.placedOrder.payment_link,
      code: '',
    }),
  },
  listRunningContracts: { args: mine, answer: { ...answered([r.contract]), contracts: [r.contract] } },
  listCancelledContracts: { args: mine, answer: answered([r.contract]) },
  listExpiringContracts: { args: mine, answer: answered([r.contract]) },
  listDefaultedContracts: { args: mine, answer: answered([r.contract]) },
  listOnHoldContracts: { args: mine, answer: answered([r.contract]) },
  listPendingSwapContracts: { args: mine, answer: answered([r.contract]) },
  listSuspendedContracts: { args: mine, answer: answered([r.contract]) },
  listFinishedContracts: { args: mine, answer: answered([r.contract]) },
  getMyContract: { args: ofContract, answer: answered(r.contractDetail) },
  resumeContract: { args: ofContract, answer: answered(r.contractDetail) },
  quoteContractChange: {
    args: { ...ofContract, query: { kind: 'cancellation' } },
    answer: answered(r.contractQuote),
  },
  listReplacementWorkers: { args: { ...ofContract, query: { from: day } }, answer: listed(r.worker) },
  createCancellation: {
    args: {
      body: {
        contract_id: r.contractId,
        request_date: '2026-03-01',
        request_reason: 'No reason provided',
        priority: 'medium',
        expected_fee: 74.25,
      },
    },
    answer: answered({ ...r.contractRequestReceivedExample, granted: false }),
  },
  createSuspension: {
    args: {
      body: {
        contract_id: r.contractId,
        priority: 'medium',
        request_reason: 'other reasons',
        suspention_date: '2026-03-10',
        resume_date: '2026-03-24',
        request_date: '2026-03-01',
      },
    },
    answer: answered(r.contractRequestReceivedExample),
  },
  createReplacement: {
    args: {
      body: {
        contract_id: r.contractId,
        replacement_start_date: '2026-03-10',
        request_reason: 'no specific reason',
        priority: 'medium',
      },
    },
    answer: answered(r.contractRequestReceivedExample),
  },
  withdrawRequest: { args: { params: { id: r.requestId } }, answer: answered(r.request) },
  listMyRequests: { args: { query: { page: 1 } }, answer: listed(r.request) },
  listNotices: { args: { query: { page: 1 } }, answer: { ...listed(r.notice), unread: 1 } },
  followNotices: { args: {}, answer: { latest_id: r.noticeId, unread: 1 } },
  markNoticesAsRead: { args: { body: { id: r.noticeId } }, answer: done },
  listNoticeChoices: {
    args: {},
    answer: answered([
      {
        topic: 'visits',
        label: 'Visit reminders and changes',
        channels: [{ channel: 'mail', wanted: true }],
      },
    ]),
  },
  updateNoticeChoices: { args: { body: { topic: 'visits', channel: 'mail', wanted: false } }, answer: done },
  getPushSettings: {
    args: {},
    answer: answered({ public_key: r.pushKey, endpoints: [r.pushEndpoint] }),
  },
  subscribeToPush: {
    args: { body: { endpoint: r.pushEndpoint, p256dh: r.pushKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } },
    answer: done,
  },
  unsubscribeFromPush: { args: { body: { endpoint: r.pushEndpoint } }, answer: done },
  listComplaints: { args: mine, answer: answered([r.complaint]) },
  listOpenComplaints: { args: mine, answer: answered([r.complaint]) },
  listOnHoldComplaints: { args: mine, answer: answered([r.complaint]) },
  createComplaint: {
    args: {
      body: {
        contract_id: r.contractId,
        priority: 'medium',
        request_reason: 'delay: the driver came an hour late',
        suspension_date: day,
        request_date: day,
        complaint_type: 'delay',
        details: 'The driver came an hour late',
        visit_id: r.visitId,
        picture_upload_ids: [r.complaintPictureId],
      },
    },
    answer: answered(r.customerRequestReceivedExample),
  },
  replyToComplaint: {
    args: { params: { id: r.complaintId }, body: { text: 'Nobody has called us yet' } },
    answer: answered(r.complaint),
  },
  getComplaintPicture: {
    args: { params: { id: r.complaintPictureId } },
    answer: answered({ id: r.complaintPictureId, type: 'image/jpeg', content: '/9j/4AAQSkZJRgABAQ==' }),
  },
  listInvoices: { args: {}, answer: answered([r.invoice]) },
  getInvoice: { args: { params: { id: r.invoiceId } }, answer: answered(r.invoiceDetail) },
  payInvoice: {
    args: { params: { id: r.invoiceId }, body: { method: 'card' } },
    answer: { ...done, ...r.placedOrder },
  },
  listVisits: { args: {}, answer: answered([r.visit]) },
  moveVisit: {
    args: { params: { id: r.visitId }, body: { date: '2026-03-11', visit_window: 'evening' } },
    answer: answered(r.visit),
  },
  listVisitTimes: {
    args: { params: { id: r.visitId } },
    answer: answered([
      {
        date: '2026-03-11',
        visit_window: 'evening',
        arrives_from: '2026-03-11T13:00:00Z',
        arrives_to: '2026-03-11T15:00:00Z',
        employee_id: r.visit.employee_id,
        same_worker: true,
      },
    ]),
  },
  chooseVisitTime: {
    args: { params: { id: r.visitId }, body: { date: '2026-03-11', visit_window: 'evening' } },
    answer: answered(r.visit),
  },
  confirmVisit: { args: { params: { id: r.visitId } }, answer: answered(r.visit) },
  reportNobodyCame: {
    args: { params: { id: r.visitId } },
    answer: answered({ ...r.visit, confirmation: 'claimed', decide_by: '2026-03-06T15:00:00Z' }),
  },
  refundFailedVisit: {
    args: { params: { id: r.visitId }, body: { expected_refund: 113.85 } },
    answer: answered({ ...r.visit, remedy: 'refund', returned: 113.85 }),
  },
  tellDriverSomeoneIsComing: { args: { params: { id: r.visitId } }, answer: answered(r.visit) },
  nameDoorContact: {
    args: { params: { id: r.visitId }, body: { name: 'Umm Sara', mobile: '0500000001' } },
    answer: answered(r.visit),
  },
  rateVisit: {
    args: {
      params: { id: r.visitId },
      body: { stars: 5, note: 'Tidy and kind', next_worker: 'same' },
    },
    answer: answered(r.ratedVisit),
  },
  getDriverDay: { args: { body: { link: r.driverLink } }, answer: answered(r.driverDay) },
  reportVisitStep: {
    args: {
      body: {
        link: r.driverLink,
        id: '2b7c1d0e-6f5a-4b3c-9d8e-7f6a5b4c3d2e',
        visit: r.visitId,
        step: 'left',
        at: '2026-03-04T04:10:00Z',
      },
    },
    answer: answered(r.driverDay),
  },
  getWallet: {
    args: {},
    answer: answered({
      balance: 120,
      frozen: 40,
      holds: [{ id: 'h1', amount: 40, label: 'Refund being reviewed', until: null }],
      payouts: [r.payout],
    }),
  },
  listWalletEntries: {
    args: { query: { page: 1 } },
    answer: listed({
      id: 'e1',
      kind: 'cashback',
      label: 'Cashback of SK-1042',
      amount: 0.5,
      balance_after: 120,
      note: null,
      at: '2026-03-04T11:00:00Z',
      order_id: { id: r.orderId, name: 'SK-1042' },
    }),
  },
  getRewards: {
    args: {},
    answer: answered({
      points: 230,
      worth: 100,
      points_per_block: 100,
      discount_per_block: 50,
      earn_points: 1,
      earn_per: 20,
      tier: 'silver',
      tier_label: 'Silver',
      cashback_percent: 0.5,
      spent: 2_450,
      next_tier: { code: 'gold', label: 'Gold', missing: 3_550 },
      tiers: [
        { code: 'bronze', from: 0, bonus: 0, cashback_percent: 0 },
        { code: 'silver', from: 2_000, bonus: 25, cashback_percent: 0.5 },
        { code: 'gold', from: 6_000, bonus: 50, cashback_percent: 1 },
        { code: 'diamond', from: 20_000, bonus: 100, cashback_percent: 2 },
      ],
      entries: [
        {
          id: 'p1',
          kind: 'points_earned',
          label: 'Visit CT-2031/1',
          points: 4,
          at: '2026-03-04T11:00:00Z',
        },
      ],
    }),
  },
  redeemPoints: { args: { body: { blocks: 1 } }, answer: answered(r.voucher) },
  listCards: {
    args: {},
    answer: {
      ...answered([
        {
          id: 'c1',
          brand: 'mada',
          last4: '4242',
          holder_name: 'DEMO CUSTOMER',
          exp_month: 12,
          exp_year: 2029,
          is_expired: false,
          one_use: false,
        },
      ]),
      added_when_paying: false,
    },
  },
  addCard: {
    args: { body: { token: 'tok_sandbox', holder_name: 'DEMO CUSTOMER', save: true } },
    answer: answered({
      id: 'c1',
      brand: 'mada',
      last4: '4242',
      holder_name: 'DEMO CUSTOMER',
      exp_month: 12,
      exp_year: 2029,
      is_expired: false,
      one_use: false,
    }),
  },
  deleteCard: { args: { params: { id: 'c1' } }, answer: done },
  listVouchers: { args: {}, answer: answered([r.voucher]) },
  claimVoucher: { args: { body: { code: 'FIRST25' } }, answer: answered(r.voucher) },
  sendContactMessage: {
    args: {
      body: {
        name: 'Demo Customer Account',
        email: 'customer@example.com',
        message: 'Do you serve Arar?',
      },
    },
    answer: answered({ reference: 'MSG-204' }),
  },
  createUpload: {
    args: { body: { purpose: 'passport', file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }) } },
    answer: answered({ id: r.uploadId, name: 'passport.pdf', type: 'application/pdf', size: 8 }),
  },
  openCheckout: {
    args: { params: { reservationId: r.orderId } },
    answer: '<!doctype html><title>Sandbox payment</title>',
  },
  settleSandboxCheckout: {
    args: { params: { reservationId: r.orderId }, body: { outcome: 'succeed' } },
    answer: '',
  },
  createCardToken: {
    args: {
      body: {
        number: '4242424242424242',
        holder_name: 'DEMO CUSTOMER',
        exp_month: 12,
        exp_year: 2029,
        cvv: '123',
      },
    },
    answer: answered({ token: 'tok_sandbox', brand: 'visa', last4: '4242' }),
  },
  receivePaymentCallback: {
    args: { params: { provider: 'sandbox' }, body: { order: r.orderId, status: 'paid' } },
    answer: done,
  },
  opsListOrders: { args: { query: { status: 'draft' } }, answer: listed(officeOrder) },
  opsListRecruitment: {
    args: { query: { stage: 'visa_issued' } },
    answer: { ...listed(officeOrder), counts: [{ stage: 'visa_issued' as const, count: 1, late: 0 }] },
  },
  opsListInvoices: {
    args: { query: { view: 'overdue' } },
    answer: {
      ...listed({ ...r.invoice, amount_tax: 45, is_overdue: true, ...contact }),
      counts: [{ view: 'overdue' as const, count: 1, sum: 345 }],
    },
  },
  opsListPayments: {
    args: { query: { method: 'card_machine' } },
    answer: {
      ...listed({
        id: 'p1',
        method: 'card_machine' as const,
        state: 'paid' as const,
        amount: 345,
        refunded: 0,
        payment_ref: '000312',
        at: '2026-03-02T09:00:00Z',
        order_id: { id: r.orderId, name: 'SK-1042' },
        invoice_id: { id: r.invoiceId, name: 'INV-2026-00042' },
        ...contact,
      }),
      counts: [{ method: 'card_machine' as const, count: 1, sum: 345 }],
    },
  },
  opsGetClosing: {
    args: { query: { from: day, to: day } },
    answer: answered({
      payments: [
        { branch_id: contact.branch_id, method: 'cash' as const, count: 2, received: 690, returned: 0 },
      ],
      vat: [
        {
          branch_id: contact.branch_id,
          kind: 'invoice' as const,
          count: 2,
          taxed: 600,
          untaxed: 0,
          tax: 90,
          total: 690,
        },
      ],
    }),
  },
  opsListContracts: { args: { query: { state: 'running' } }, answer: listed(officeContract) },
  opsListRequests: { args: { query: { status: 'open' } }, answer: listed(officeRequest) },
  opsListComplaints: { args: { query: { state: 'open' } }, answer: listed(officeComplaint) },
  opsListVisits: { args: { query: { date: day } }, answer: listed(officeFailedVisit) },
  opsListRefunds: { args: { query: { state: 'pending' } }, answer: listed(refund) },
  opsListCustomers: {
    args: { query: { search: '1012345672' } },
    answer: listed(officeCustomer),
  },
  opsListNotices: {
    args: { query: { failed: true } },
    answer: listed({
      id: 'n1',
      kind: 'order_paid',
      title: 'Order SK-1042 is paid',
      text: 'We received your payment.',
      customer_id: r.partnerId,
      about: r.orderId,
      at: '2026-03-02T09:00:00Z',
      read_at: null,
      deliveries: [
        {
          id: 'm1',
          kind: 'notice_mail',
          attempts: 8,
          dead: true,
          next_at: '2026-03-02T10:00:00Z',
          error: 'Error ECONNREFUSED',
          sent_at: null,
        },
      ],
    }),
  },
  opsListUploads: {
    args: { query: { customer: r.partnerId } },
    answer: listed({
      id: r.uploadId,
      purpose: 'passport',
      type: 'application/pdf',
      size: 8,
      customer_id: { id: r.partnerId, name: 'Demo Customer Account' },
      used_by: 'SK-1042',
      created_at: '2026-03-01T09:00:00Z',
    }),
  },
  opsOpenUpload: {
    args: { params: { id: r.uploadId }, body: { by: 'Huda', reason: 'Visa of SK-1042' } },
    answer: answered({
      id: r.uploadId,
      purpose: 'passport',
      type: 'application/pdf',
      content: 'JVBERi0xLjc=',
    }),
  },
  opsListUploadViews: {
    args: { query: { customer: r.partnerId } },
    answer: listed({
      paper_id: r.uploadId,
      purpose: 'passport',
      customer_id: r.partnerId,
      by: 'Huda',
      reason: 'Visa of SK-1042',
      at: '2026-03-02T09:00:00Z',
    }),
  },
  opsPreviewAct: {
    args: {
      body: { operation: 'opsCancelOrder', id: r.orderId, body: { reason: 'The worker has left' } },
    },
    answer: answered({
      ...moneyFacts,
      notices: ['order_cancelled'],
      messages: [{ title: 'Order SK-1042 is cancelled', text: 'What you paid is on its way back.' }],
    }),
  },
  opsListActs: {
    args: { query: { customer: r.partnerId } },
    answer: listed(officeAct),
  },
  opsListCustomerActs: {
    args: { params: { id: r.partnerId }, query: { record: r.orderId } },
    answer: listed(officeAct),
  },
  opsListWorkerActs: {
    args: { params: { id: 1001 }, query: { limit: 20 } },
    answer: listed({
      ...officeAct,
      operation: 'opsSetWorkerDocument',
      record_id: '1001',
      customer_id: null,
      partner_id: null,
      before: null,
    }),
  },
  opsGetOrder: { args: { params: { id: 'SK-1042' } }, answer: answered(officeOrder) },
  opsGetContract: { args: { params: { id: 'CT-2031' } }, answer: answered(officeContract) },
  opsGetCustomer: {
    args: { params: { id: r.partnerId } },
    answer: answered({
      ...officeCustomer,
      email: 'customer@example.com',
      is_mobile_verified: true,
      is_email_verified: false,
      wallet: 120,
      addresses: ['2930 King Fahd Road, Al Olaya, Riyadh'],
    }),
  },
  opsListCustomerInvoices: { args: { params: { id: r.partnerId } }, answer: listed(r.invoice) },
  opsGetVisit: { args: { params: { id: r.visitId } }, answer: answered(officeFailedVisit) },
  opsGetRequest: { args: { params: { id: 'RQ-311' } }, answer: answered(officeRequest) },
  opsGetComplaint: { args: { params: { id: 'CP-17' } }, answer: answered(officeComplaint) },
  opsGetInvoice: {
    args: { params: { id: r.invoiceId } },
    answer: answered({ ...r.invoice, descriptions: ['Lost key'], payment: null, ...contact }),
  },
  opsGetRefund: { args: { params: { id: refund.id } }, answer: answered(refund) },
  opsGetNotice: { args: { params: { id: officeNotice.id } }, answer: answered(officeNotice) },
  opsAnswerNotice: {
    args: { params: { id: officeNotice.id }, body: { decision: 'told' } },
    answer: answered({ ...officeNotice, failed: [] }),
  },
  createAvailabilityAlert: {
    args: { body: { plan_id: 202, date: '2026-12-03', mobile: '0500000000' } },
    answer: { ...done, message: 'We will tell you as soon as it is available.' },
  },
  confirmAvailabilityAlert: {
    args: { body: { token: 'q7Yw1nB0m3zV4kT5sR6pD8fG9hJ2lX0cA1eU3iO5yWE' } },
    answer: { ...done, message: 'We will tell you as soon as it is available.' },
  },
  opsListAvailabilityAlerts: {
    args: { query: { open: true } },
    answer: listed({
      id: 'a1',
      plan_id: { id: 202, name: 'Live-in, 6 months' },
      date: '2026-12-03',
      state_id: null,
      city_id: null,
      email: null,
      mobile: '0500000000',
      at: '2026-03-01T09:00:00Z',
      answered_at: null,
    }),
  },
  opsListContactMessages: { args: {}, answer: listed(contactMessage) },
  opsGetContactMessage: {
    args: { params: { id: contactMessage.reference } },
    answer: answered(contactMessage),
  },
  opsAnswerContactMessage: {
    args: { params: { id: contactMessage.reference }, body: { text: 'Yes, on Sundays and Wednesdays.' } },
    answer: answered({
      ...contactMessage,
      answer: 'Yes, on Sundays and Wednesdays.',
      answered_at: '2026-03-01T11:00:00Z',
    }),
  },
  opsAdvanceOrder: {
    args: { ...ofOrder, body: { stage: 'visa_started', note: 'Sent to the embassy' } },
    answer: answered(officeOrder),
  },
  opsOfferWorker: { args: { ...ofOrder, body: { place: 'door' } }, answer: answered(officeOrder) },
  opsDecideOffer: {
    args: { ...ofOrder, body: { decision: 'failed', note: 'Our driver was at another house' } },
    answer: answered(officeOrder),
  },
  opsAssignWorker: { args: { ...ofOrder, body: { employee_id: 1001 } }, answer: answered(officeOrder) },
  opsReassignVisit: {
    args: { params: { id: r.visitId }, body: { employee_id: 1002, reason: 'Akinyi is ill' } },
    answer: answered({ ...r.visit, ...contact, failure_reason: null }),
  },
  opsMoveVisit: {
    args: { params: { id: r.visitId }, body: { date: day, visit_window: 'evening' } },
    answer: answered({ ...r.visit, ...contact, failure_reason: null }),
  },
  opsListFreeWorkers: { args: { ...ofOrder, query: { from: day } }, answer: answered([r.worker]) },
  opsListFreeWorkersOfVisit: { args: { params: { id: r.visitId } }, answer: answered([r.worker]) },
  opsPreviewAbsence: {
    args: { params: { id: 1001 }, query: { from: day, to: day } },
    answer: answered([touched]),
  },
  opsRecordAbsence: {
    args: { params: { id: 1001 }, body: { from: day, to: day, reason: 'ill' } },
    answer: answered(absence),
  },
  opsEndAbsence: { args: { params: { id: absence.id }, body: { to: day } }, answer: done },
  opsListAbsences: { args: { query: { worker: 1001 } }, answer: listed(absence) },
  opsPriceOrder: {
    args: { ...ofOrder, body: { list_price: 11_100, employee_wage: 4_500 } },
    answer: answered(officeOrder),
  },
  opsReleaseOrderHold: {
    args: { ...ofOrder, body: {} },
    answer: answered({ ...officeOrder, status: { label: 'Expired', value: 'expired' } }),
  },
  opsCheckPayment: { args: { ...ofOrder, body: {} }, answer: answered(officeOrder) },
  opsCancelOrder: {
    args: { ...ofOrder, body: { reason: 'The worker is ill' } },
    answer: answered(officeOrder),
  },
  opsSetContractState: {
    args: { ...ofContract, body: { state: 'finished' } },
    answer: answered(officeContract),
  },
  opsCancelContract: {
    args: {
      params: { id: r.contractId },
      body: { fault: 'agency', reason: 'The worker has left the country' },
    },
    answer: answered({ ...officeContract, state: { label: 'Cancelled', value: 'cancelled' } }),
  },
  opsIssueCharge: {
    args: { ...ofContract, body: { description: 'Lost key', amount: 80 } },
    answer: answered({ ...r.invoice, kind: 'office_charge' }),
  },
  opsVoidCharge: {
    args: { params: { id: r.invoiceId }, body: { reason: 'Typed 3000 instead of 300' } },
    answer: answered({ ...r.invoice, state: { label: 'Credited', value: 'credited' } }),
  },
  opsRecordPayment: {
    args: { params: { id: r.invoiceId }, body: { method: 'card_machine', receipt: '000312' } },
    answer: answered({ ...r.invoice, state: { label: 'Paid', value: 'paid' } }),
  },
  opsRecordOrderPayment: {
    args: {
      params: { id: 'SK-1042' },
      body: { method: 'cash', terms_version: '2026-02', expected_total: 113.85 },
    },
    answer: answered(officeOrder),
  },
  opsSendPaymentLink: { args: { params: { id: 'SK-1042' }, body: {} }, answer: answered(officeOrder) },
  opsRegisterCustomer: {
    args: { body: { name: 'Noura Al-Harbi', mobile: '0500000000', id_card: '1012345672' } },
    answer: answered({ id: r.partnerId }),
  },
  opsSendMobileCode: { args: ofFamily, answer: done },
  opsVerifyMobile: { args: { ...ofFamily, body: { code: '123456' } }, answer: done },
  opsGetAddressBook: { args: ofFamily, answer: { ...done, partner: r.partner } },
  opsAddAddress: { args: { ...ofFamily, body: newHome }, answer: answered({ id: r.addressId }) },
  opsQuoteOrder: {
    args: { ...ofFamily, body: { plan_id: 101, service_date: day, visit_window: 'morning' } },
    answer: answered(r.orderQuote),
  },
  opsPlaceHourlyOrder: {
    args: { ...ofFamily, body: visitsForFamily },
    answer: { ...done, ...r.placedOrder },
  },
  opsPlaceResidentOrder: {
    args: {
      ...ofFamily,
      body: {
        partner_id: r.partnerId,
        partner_shipping_id: r.addressId,
        need_delivery: 1,
        service_id: 2,
        first_visit_date: day,
        order_line: [{ product_id: 201 }],
      },
    },
    answer: { ...done, ...r.placedOrder },
  },
  opsGetOrderAttempt: {
    args: { params: { id: r.partnerId, key: '3c9f1b6e-52f1-4c2f-8a4e-0d6b7a8c9e10' } },
    answer: answered({
      state: 'done',
      order_id: r.orderId,
      payment_link: r.placedOrder.payment_link,
      code: '',
    }),
  },
  opsAnswerRequest: {
    args: { params: { id: r.requestId }, body: { decision: 'approve' } },
    answer: answered(officeRequest),
  },
  opsAnswerComplaint: {
    args: { params: { id: r.complaintId }, body: { state: 'closed', note: 'We called and apologised' } },
    answer: answered(officeComplaint),
  },
  opsSetVisitState: {
    args: {
      params: { id: r.visitId },
      body: { state: 'cancelled', fault: 'agency', reason: 'worker_ill' },
    },
    answer: answered(officeFailedVisit),
  },
  opsListUnconfirmedVisits: {
    args: { query: {} },
    answer: listed({
      ...r.visit,
      ...contact,
      confirmation: 'claimed',
      failure_reason: null,
      days: 1,
      at_stake: 113.85,
      decide_by: '2026-03-06T15:00:00Z',
      needs_person: false,
    }),
  },
  opsDecideVisit: {
    args: { params: { id: r.visitId }, body: { decision: 'made', note: 'The driver brought her in' } },
    answer: answered({ ...r.visit, ...contact, failure_reason: null }),
  },
  opsPreviewVisit: {
    args: { params: { id: r.visitId }, query: { state: 'cancelled', fault: 'agency' } },
    answer: answered({ fault: 'agency', is_used: false, refund: 113.85 }),
  },
  opsMakeDriverLink: {
    args: { body: { driver: 'Salim', date: day, branch: 'riyadh' } },
    answer: answered({
      link: `https://agency.example/Driver#${r.driverLink}`,
      opens_at: '2026-03-03T21:00:00Z',
      closes_at: '2026-03-05T01:00:00Z',
      visits: [r.visit],
    }),
  },
  opsMarkRefund: {
    args: { params: { id: refund.id }, body: { state: 'sent' } },
    answer: answered({ ...refund, state: 'sent' }),
  },
  opsFlagPasswordChange: {
    args: { params: { id: r.partnerId }, body: { required: true } },
    answer: done,
  },
  opsAdjustWallet: {
    args: { params: { id: r.partnerId }, body: { amount: 25, reason: 'For the delay' } },
    answer: answered({ balance: 145 }),
  },
  opsGrantVoucher: {
    args: {
      params: { id: r.partnerId },
      body: { percent: 10, valid_until: '2026-12-31', name: 'With our thanks' },
    },
    answer: answered({ code: 'THANKS-10' }),
  },
  opsListWorkers: {
    args: { query: { documents: 'within_60' } },
    answer: {
      ...listed(officeWorker),
      counts: [{ worker_availability: 'absent' as const, count: 1 }],
      alerts: [{ alert: 'within_60' as const, count: 1 }],
    },
  },
  opsGetWorker: { args: { params: { id: 1001 } }, answer: answered(officeWorker) },
  opsSetWorkerDocument: {
    args: {
      params: { id: 1001 },
      body: { kind: 'passport', expires_on: '2031-05-01', seen_expires_on: '2026-05-01' },
    },
    answer: answered(officeWorker),
  },
  opsSetWorkerAvailability: {
    args: { params: { id: '1001' }, body: { available: false } },
    answer: done,
  },
  opsResetRateLimits: { args: { body: { subject: '1012345672' } }, answer: done },
  opsListOutbox: {
    args: { query: { dead: true } },
    answer: listed({
      id: 'o1',
      kind: 'mail',
      attempts: 5,
      dead: true,
      next_at: null,
      error: 'no route to the mail server',
    }),
  },
  opsResendOutboxMessage: { args: { params: { id: 'o1' } }, answer: done },
  staffSignIn: {
    args: { body: { email: person.email, password: 'a quiet garden 41' } },
    answer: answered(person),
  },
  getStaffSession: { args: {}, answer: answered(person) },
  staffSignOut: { args: {}, answer: done },
  listStaffSessions: {
    args: {},
    answer: answered([
      {
        id: sessionId,
        began_at: '2026-03-01T06:00:00Z',
        used_at: '2026-03-01T09:00:00Z',
        ends_at: '2026-03-01T18:00:00Z',
        address: '203.0.113.7',
        browser: 'Mozilla/5.0 Firefox/125.0',
        is_this: true,
      },
    ]),
  },
  endStaffSession: { args: { params: { id: sessionId } }, answer: done },
  changeStaffPassword: {
    args: {
      body: {
        old_password: 'a quiet garden 41',
        new_password: 'a quiet garden 42',
        confirm_password: 'a quiet garden 42',
      },
    },
    answer: done,
  },
  acceptStaffInvitation: {
    args: {
      body: {
        token: 'eyJpZCI6Ijg1ZTkifQ.c2lnbmVk',
        new_password: 'a quiet garden 42',
        confirm_password: 'a quiet garden 42',
      },
    },
    answer: done,
  },
  opsListStaff: { args: { query: { active: true } }, answer: listed(member) },
  opsAddStaff: {
    args: {
      body: { name: person.name, email: person.email, roles: ['desk'], branches: [2], by_mail: true },
    },
    answer: answered({ ...member, must_change_password: true, last_seen_at: null, password: null }),
  },
  opsChangeStaff: {
    args: { params: { id: person.id }, body: { roles: ['desk', 'dispatch'] } },
    answer: answered({ ...member, roles: ['desk', 'dispatch'] }),
  },
  opsResetStaffPassword: {
    args: { params: { id: person.id }, body: {} },
    answer: answered({ password: 'Q2hhbmdlIG1l' }),
  },
  opsListQueue: {
    args: { query: { kind: 'request' } },
    answer: {
      ...listed({
        id: r.requestId,
        kind: 'request' as const,
        number: 'RQ-1007',
        about: 'cancellation',
        amount: null,
        due: '2026-03-03T09:00:00Z',
        since: '2026-03-01T09:00:00Z',
        is_overdue: false,
        ...contact,
        employee_id: null,
        owner_id: { id: person.id, name: person.name },
        is_mine: true,
      }),
      counts: [{ kind: 'request' as const, count: 1, overdue: 0 }],
    },
  },
  opsListDispatch: {
    args: { query: { date: day, view: 'no_driver' } },
    answer: {
      ...listed({
        id: r.visitId,
        kind: 'visit' as const,
        number: 'CT-1004/1',
        state: 'scheduled',
        arrives_from: '2026-03-04T13:00:00Z',
        arrives_to: '2026-03-04T15:00:00Z',
        is_late: false,
        is_worker_absent: false,
        worker_count: 1,
        employee_id: touched.employee_id,
        driver: null,
        ...contact,
        address: '2929 Prince Street, Riyadh',
      }),
      counts: [{ view: 'no_driver' as const, count: 1 }],
      drivers: [{ name: 'Salim', count: 3 }],
      workers: [{ id: 1001, name: touched.employee_id.name, count: 1, is_absent: false }],
    },
  },
  takeFromQueue: {
    args: { params: { id: r.requestId }, body: { kind: 'request', is_mine: true } },
    answer: done,
  },
  opsRunJobs: {
    args: { body: { jobs: ['expire_holds'] } },
    answer: answered([{ job: 'expire_holds', changed: 2 }]),
  },
  getHealth: { args: {}, answer: { status: 'ok' } },
  getReadiness: {
    args: {},
    answer: { status: 'ready', checks: [{ name: 'database', status: 'ok' }] },
  },
  getMetrics: { args: {}, answer: '# TYPE http_requests_total counter\nhttp_requests_total 12\n' },
} satisfies Examples
