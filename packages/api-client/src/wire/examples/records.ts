/** The ids of the records of one made-up customer, which the examples share. */
export const orderId = '4f0c2d1e-8a51-4c55-9a35-6f3f1a2b7c10'
export const contractId = '9b7e6a54-0d1c-4f7b-8a0e-2c9d5e8f1b22'
export const partnerId = '0a6d4c3b-1e2f-4a5b-8c7d-9e0f1a2b3c44'
export const addressId = '5c1b2a39-7d6e-4f50-9b8a-1c2d3e4f5a66'
export const invoiceId = '7e8d9c0b-2a1f-4e3d-8c5b-6a7f8e9d0c88'
export const visitId = '1f2e3d4c-5b6a-4978-8675-a4b3c2d1e0f1'
export const requestId = 'c3d4e5f6-a7b8-4c9d-8e0f-1a2b3c4d5e6f'
export const complaintPictureId = 'a7b8c9d0-e1f2-4a3b-8c4d-5e6f7a8b9c0d'
export const complaintId = 'd4e5f6a7-b8c9-4d0e-9f1a-2b3c4d5e6f70'
export const uploadId = 'e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081'

/** Example page numbers of a list. */
export const examplePagination = { page: 1, limit: 10, total: 1, total_pages: 1, has_next: false }

/** The example of a service in the API document. */
export const service = {
  id: 1,
  name: 'Hourly service',
  code: 'hourly',
  description: 'A worker arrives in the window you choose and works four hours from arrival.',
  plan_count: 12,
  short: 'A four-hour visit, once or every week',
  includes: ['Transport both ways'],
  excludes: ['Cleaning materials and tools'],
  starting_total: 113.85,
  starting_basis: { unit: 'visit', count: 1 },
}

const hourly = { id: 1, name: 'Hourly service', code: 'hourly' }
const kenyan = { id: 1, name: 'Kenyan', code: 'KE' }
const housemaid = { id: 1, name: 'Housemaid', code: 'housemaid' }
const morning = { id: 1, name: 'Morning', code: 'morning' }

/** The example of a plan in the API document. */
export const plan = {
  id: 101,
  name: 'Single morning visit',
  service_id: hourly,
  nationality_id: kenyan,
  job_id: housemaid,
  list_price: 99,
  price: 99,
  employee_wage: 0,
  salary: null,
  taxes_id: [{ id: 1, name: 'VAT 15%', amount: 15 }],
  plan_duration: 1,
  duration_label: '1 day',
  visit_recurrence_rate: 1,
  visit_count: 1,
  visit_period_id: morning,
  visit_hours: 4,
  visit_days: null,
  requires_insurance: false,
  insurance_amount: 0,
  insurance_in_price: true,
  category: { id: 1, name: 'Basic', code: 'basic' },
  trial_days: null,
  estimated_arrival_days: null,
  paid_through: 'checkout',
  availability: { state: 'now', from: '2026-12-01' },
  visa_fee: null,
}

/** The example of a plan with its details in the API document. */
export const planDetail = {
  ...plan,
  available_employee_ids: [1001, 1002],
  available_applicant_ids: [],
}

/** The example of a worker in the API document. */
export const worker = {
  id: 1001,
  name: 'Akinyi',
  partner_name: 'Akinyi',
  age: 29,
  gender: 'f',
  nationality_id: kenyan,
  nationality: 'Kenyan',
  job_ids: [1],
  job_code: 'housemaid',
  employee_skill_ids: [
    { skill_id: { id: 1, name: 'Cleaning', code: 'cleaning' }, skill_level_id: { id: 4, name: 'Expert' } },
  ],
  experience: '4 years',
  experience_years: 4,
  location: 'Riyadh',
  branch_id: { id: 2, name: 'Riyadh branch' },
  city_id: { id: 2, name: 'Riyadh' },
  nearness: 'city',
  kind: 'employee',
  about: 'Four years with a family in Riyadh.',
  image_url: null,
}

/** The example of a nationality in the API document. */
export const nationality = {
  id: 1,
  code: 'KE',
  name: 'Kenyan',
  country: 'Kenya',
  description: 'Good experience in cleaning and childcare.',
  image: 'nationalities/ke.svg',
  jobs: [housemaid],
  services: ['hourly', 'resident'],
  starting_prices: [
    {
      service_id: hourly,
      starting_total: 113.85,
      starting_basis: { unit: 'visit', count: 1 },
      arrival_days: null,
      availability: { state: 'now', from: '2026-12-01' },
    },
  ],
}

/** The example of a neighbourhood in the API document. */
export const neighborhood = {
  id: 13,
  name: 'Al Olaya',
  city_id: { id: 2, name: 'Riyadh' },
  state_id: { id: 1, name: 'Riyadh' },
  postal_prefix: '1',
  served: true,
}

/** The example of a branch in the API document. */
export const branch = {
  id: 2,
  name: 'Riyadh branch',
  location: 'King Fahd Road, Al Olaya',
  city: { id: 2, name: 'Riyadh' },
  phone: '920000000',
  latitude: 24.6949,
  longitude: 46.685,
  map_link: 'https://maps.example/riyadh',
  is_head_office: false,
  has_shelter_pickup: true,
  served_cities: [{ id: 2, name: 'Riyadh' }],
}

/** The example of a profile in the API document. */
export const profile = {
  id: partnerId,
  name: 'Demo Customer Account',
  login: '1012345672',
  email: 'customer@example.com',
  mobile: '0500000000',
  phone: '0500000000',
  contact_phone: null,
  id_card: '1012345672',
  country: { id: 1, name: 'Saudi Arabia' },
  state: { id: 1, name: 'Riyadh' },
  city: 'Riyadh',
  street: 'Demo Street',
  number_building: '1234',
  number_apartment: '5',
  neighborhood_id: { id: 10, name: 'Al Olaya' },
  must_change_password: false,
  mobile_proved: true,
  email_proved: true,
  privacy_due: null,
}

const place = {
  name: 'Home',
  street: 'Demo Street',
  street2: null,
  city: 'Riyadh',
  district: 'Al Olaya',
  country_id: { id: 1, name: 'Saudi Arabia' },
  state_id: { id: 1, name: 'Riyadh' },
  neighborhood_id: { id: 10, name: 'Al Olaya' },
  number_building: '1234',
  number_apartment: '5',
  zip: '12211',
  additional_number: '6789',
  short_address: 'RRRD1234',
}

/** The example of a customer's address in the API document. */
export const customerAddress = {
  id: addressId,
  ...place,
  email: null,
  phone: '0500000000',
  streetName: 'Demo Street',
  unitNumber: '5',
  is_main: true,
  is_delivery_address: true,
  served: true,
  note: 'Behind the mosque',
  map_link: null,
}

/** The example of a customer with addresses in the API document. */
export const partner = {
  id: partnerId,
  ...place,
  name: 'Demo Customer Account',
  email: 'customer@example.com',
  phone: '0500000000',
  mobile: '0500000000',
  child_ids: [customerAddress],
}

const lines = [
  { code: 'service', label: 'Service', rule: '', amount: 99 },
  { code: 'tax', label: 'VAT 15%', rule: '', amount: 14.85 },
]

const plannedVisit = { date: '2026-03-04', period: 'morning', arrive_from: '07:30', arrive_to: '09:30' }

/** The example of an order's quote in the API document. */
export const orderQuote = {
  lines,
  tax_percent: 15,
  total: 113.85,
  amount_tax: 14.85,
  of_which: [],
  outside: [],
  wallet: 0,
  due: 113.85,
  voucher: null,
  hash: '5f1d0c3a',
  terms_version: '2026-02',
  free: true,
  visits: [{ ...plannedVisit, free: true }],
}

const basis = { count: null, total: null, unit: '', percent: null, base: null, hours: null, days: null }

/** The example of a contract change's quote in the API document. */
export const contractQuote = {
  kind: 'cancellation',
  lines: [
    {
      code: 'unused_service',
      label: 'Unused visits',
      rule: 'unused_value',
      amount: -297,
      basis: { ...basis, count: 3, total: 4, unit: 'visits' },
    },
    {
      code: 'break_fee',
      label: 'Contract-break fee',
      rule: 'break_fee',
      amount: 74.25,
      basis: { ...basis, percent: 25, base: 297 },
    },
  ],
  fee: 74.25,
  refund: 222.75,
  remaining: 297,
  free_until: '2026-03-02T04:30:00Z',
  valid_until: '2026-03-02T04:30:00Z',
  earliest_date: null,
  voucher: { code: 'PT-2Q7N4', outcome: 'shared', valid_until: null },
  refusal: '',
  hash: '0a4be119',
}

/** The example of a refund in the API document. */
export const payout = {
  id: '0f0e5c1c-1d5c-4b7e-9e0a-6f0c7c9d2b11',
  amount: 222.75,
  to_card: 200,
  to_wallet: 22.75,
  state: 'on_its_way',
  approved_at: '2026-03-01T10:00:00Z',
  sent_at: null,
  due_from: '2026-03-08',
  due_by: '2026-03-10',
}

/** The example of an order in the API document. */
export const order = {
  id: orderId,
  number: 'SK-1042',
  kind: 'hourly',
  status: { label: 'Paid', value: 'paid' },
  service_id: hourly,
  plan_id: { id: 101, name: 'Single morning visit' },
  nationality_id: kenyan,
  employee_id: { id: 1001, name: 'Akinyi', gender: 'f', nationality_code: 'KE', job_code: 'housemaid' },
  employee_ids: [{ id: 1001, name: 'Akinyi', gender: 'f', nationality_code: 'KE', job_code: 'housemaid' }],
  contract_id: { id: contractId, name: 'CT-2031', state: 'running' },
  open_request: null,
  invoice_id: { id: invoiceId, name: 'INV-0007' },
  branch_id: null,
  partner_shipping_id: { id: addressId, name: 'Home' },
  created_at: '2026-03-01T09:12:00Z',
  first_visit_date: '2026-03-04',
  plan_duration: 1,
  salary: null,
  amount_total: 113.85,
  amount_due: 0,
  lines,
  amount_tax: 14.85,
  need_delivery: false,
  visit_window: 'morning',
  visit_count: 1,
  repeat_count: 1,
  repeat_interval_days: 0,
  visits: [
    {
      ...plannedVisit,
      visit_status: { label: 'Scheduled', value: 'scheduled' },
      calendar_uid: `${orderId}-1`,
      calendar_sequence: 0,
    },
  ],
  special: null,
  note: null,
  office_note: null,
  stages: [
    { code: 'submitted', label: 'Request submitted', at: '2026-03-01T09:12:00Z', note: null },
    { code: 'processing', label: 'In progress', at: null, note: null },
  ],
  stage: 'submitted',
  payment_method: 'card',
  cancellation_excluded: false,
  payment_state: 'paid',
  payment_link: null,
  hold_expires_at: null,
  payable: false,
  terms_to_accept: null,
  cancellable: false,
  cancel_free_until: '2026-03-02T04:30:00Z',
  payouts: [payout],
  needs_worker: false,
  late_since: null,
  arrival_expected_on: null,
  arrival_latest_on: null,
  arrival_asked: false,
  offer: null,
}

/** The example of a new order in the API document. */
export const placedOrder = {
  record_id: orderId,
  id: orderId,
  payment_link: `https://agency.example/checkout/${orderId}`,
  number: 'SK-1042',
  status: 'pending_payment',
  hold_expires_at: '2026-03-01T09:27:00Z',
  result: null,
}

/** The example of a contract in the API document. */
export const contract = {
  id: contractId,
  name: 'CT-2031',
  partner_id: { id: partnerId, name: 'Demo Customer Account', phone: '0500000000' },
  service_id: hourly,
  plan_id: { id: 101, name: 'Single morning visit' },
  resident_hourly_service_state: { label: 'Ongoing', value: 'running' },
  state: { label: 'Ongoing', value: 'running' },
  amount_total: 113.85,
  date_order: '2026-03-01',
  service_end_date: '2026-03-04',
  order_line: [{ id: 1, product_template_id: { id: 101, name: 'Single morning visit' }, price_unit: 99 }],
  order_id: { id: orderId, name: 'SK-1042' },
  visit_count: 1,
  visits_done: 0,
  visit_period_id: morning,
  employee_ids: [{ id: 1001, name: 'Akinyi', gender: 'f', nationality_code: 'KE', job_code: 'housemaid' }],
  salary: null,
  days_left: 3,
  office_note: null,
  pauses_on: null,
  resumes_on: null,
  earliest_resumption: null,
  overdue_invoice: null,
  payment_method: 'card',
  cancellation_excluded: false,
  open_request: null,
}

/** The example of a contract with its details in the API document. */
export const contractDetail = {
  ...contract,
  next_visit_at: '2026-03-04T04:30:00Z',
  cancel_free_until: '2026-03-02T04:30:00Z',
  paid_total: 113.85,
  unpaid_total: 0,
  lines: orderQuote.lines,
  amount_tax: 14.85,
  payouts: [payout],
}

/** The answer to a request of a customer to cancel, pause or replace. */
export const customerRequestReceivedExample = {
  status: 'success',
  message: 'Your request was received',
  id: requestId,
  number: 'RQ-311',
}

/** The answer to a request about a contract, with the sums as they were done. */
export const contractRequestReceivedExample = {
  ...customerRequestReceivedExample,
  fee: 0,
  refund: 74.25,
}

/** The example of a request about a contract in the API document. */
export const request = {
  id: requestId,
  number: 'RQ-311',
  kind: 'cancellation',
  status: { label: 'Being reviewed', value: 'open' },
  contract_id: { id: contractId, name: 'CT-2031' },
  request_reason: 'No reason provided',
  request_date: '2026-03-01',
  effective_date: '2026-03-01',
  resume_date: null,
  employee_id: null,
  fee: 74.25,
  refund: 222.75,
  lines: contractQuote.lines,
  answer_due: '2026-03-03T09:12:00Z',
  answered_at: null,
  exchange_due: null,
  answer_note: null,
  payout,
  has_attachment: false,
}

/** The push key of the example in RFC 8291. */
export const pushKey =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
/** The example of a browser's push URL in the API document. */
export const pushEndpoint = 'https://fcm.googleapis.com/fcm/send/aBcD'
export const noticeId = 'e5f6a7b8-c9d0-4e1f-8a2b-3c4d5e6f7081'

/** The example of a notice in the API document. */
export const notice = {
  id: noticeId,
  kind: 'visit_tomorrow',
  topic: 'visits',
  title: 'Your visit is tomorrow',
  text: 'We’ll arrive on Monday 12 October 2026, between 8:00 and 9:30 am.',
  path: '/PersonalProfileLayout/Visits',
  at: '2026-10-11T15:00:00Z',
  read: false,
}

/** The example of a complaint in the API document. */
export const complaint = {
  id: complaintId,
  name: 'CM-77',
  customer_id: { id: partnerId, name: 'Demo Customer Account' },
  contract_id: { id: contractId, name: 'CT-2031' },
  service_type: 'Hourly service',
  complaint_state: { label: 'Open', value: 'open' },
  priority: { label: 'Medium', value: 'medium' },
  current_worker_name: 'Akinyi',
  request_date: '2026-03-04',
  complaint_type: 'delay',
  request_reason: 'delay: the driver came an hour late',
  details: 'The driver came an hour late',
  answer_due: '2026-03-06T09:00:00Z',
  visit_id: visitId,
  visit: { name: 'CT-2031/1', first_visit_date: '2026-03-04' },
  history: [
    {
      at: '2026-03-04T09:00:00Z',
      state: { label: 'Open', value: 'open' },
      note: null,
      by_office: false,
      pictures: [complaintPictureId],
    },
  ],
}

/** The example of an invoice in the API document. */
export const invoice = {
  id: invoiceId,
  name: 'INV-0007',
  kind: 'order',
  amount_total: 113.85,
  amount_due: 0,
  state: { label: 'Paid', value: 'paid' },
  invoice_date: '2026-03-01',
  due_date: '2026-03-08',
  contract_id: { id: contractId, name: 'CT-2031' },
  order_id: { id: orderId, name: 'SK-1042' },
  plan_id: { id: 101, name: 'One morning visit' },
  payable: false,
}

/** The example of an invoice with its details in the API document. */
export const invoiceDetail = {
  ...invoice,
  issued_at: '2026-03-01T09:15:00Z',
  seller: {
    name: 'Sakina',
    vat_number: '399999999900003',
    registration: '1010000000',
    address: 'Demo Street, Riyadh',
    phone: '920000000',
  },
  buyer: {
    name: 'Demo Customer Account',
    vat_number: null,
    registration: null,
    address: 'Demo Street, Riyadh',
    phone: '0500000000',
  },
  lines: [
    {
      description: 'Single morning visit',
      quantity: 1,
      unit_price: 99,
      amount: 99,
      tax_percent: 15,
      tax: 14.85,
    },
  ],
  amount_untaxed: 99,
  amount_tax: 14.85,
  qr: 'AQZTYWtpbmE=',
  paid_at: '2026-03-01T09:15:00Z',
  payment_method: 'card',
  service_from: '2026-03-04',
  service_until: '2026-03-04',
  credit_of: null,
}

/** The example of a visit in the API document. */
export const visit = {
  id: visitId,
  name: 'CT-2031/1',
  first_visit_date: '2026-03-04',
  visit_end_date: '2026-03-04',
  visit_status: { label: 'Scheduled', value: 'scheduled' },
  partner_id: { id: partnerId, name: 'Demo Customer Account' },
  service_id: hourly,
  contract_id: { id: contractId, name: 'CT-2031' },
  employee_id: { id: 1001, name: 'Akinyi', gender: 'f', nationality_code: 'KE', job_code: 'housemaid' },
  visit_window: 'morning',
  arrives_from: '2026-03-04T04:30:00Z',
  arrives_to: '2026-03-04T06:30:00Z',
  ends_at: '2026-03-04T10:30:00Z',
  movable_until: '2026-03-02T04:30:00Z',
  calendar_uid: `${orderId}-1`,
  calendar_sequence: 0,
  address: 'Demo Street, Al Olaya, Riyadh',
  fault: null,
  cut_short: false,
  choose_by: null,
  choice_refund: null,
  remedy: null,
  confirmation: null,
  disputable_until: null,
  decide_by: null,
  returned: null,
  office_note: null,
  driver: 'Salim',
  steps: [{ step: 'left', at: '2026-03-04T04:10:00Z' }],
  driver_waits_until: null,
  coming_at: null,
  door_contact: { name: 'Umm Sara', mobile: '0500000001' },
  rating: null,
}

/** The example of a visit that was made and rated in the API document. */
export const ratedVisit = {
  ...visit,
  visit_status: { label: 'Done', value: 'done' },
  movable_until: null,
  rating: { stars: 5, note: 'Tidy and kind', next_worker: 'same', at: '2026-03-04T11:00:00Z' },
}

/** The example of a visit that we called off, as the office sees it, in the API document. */
export const failedVisit = {
  ...visit,
  visit_status: { label: 'Cancelled', value: 'cancelled' },
  movable_until: null,
  fault: 'agency',
  failure_reason: 'worker_ill',
  choose_by: '2026-03-07T04:30:00Z',
  choice_refund: 113.85,
  steps: [],
}

/** The example of a driver's signed link in the API document. */
export const driverLink = 'eyJkcml2ZXIiOiJTYWxpbSJ9.c2lnbmF0dXJl'

/** The example of a driver's day in the API document. */
export const driverDay = {
  driver: 'Salim',
  date: '2026-03-04',
  now: '2026-03-04T04:15:00Z',
  closes_at: '2026-03-05T01:00:00Z',
  visits: [
    {
      id: visitId,
      name: 'CT-2031/1',
      state: 'on_the_way',
      arrives_from: '2026-03-04T04:30:00Z',
      arrives_to: '2026-03-04T06:30:00Z',
      worker: 'Akinyi',
      address: 'Demo Street, Al Olaya, Riyadh',
      address_note: 'The green door',
      map_link: null,
      door_contact: { name: 'Umm Sara', mobile: '0500000001' },
      coming_at: null,
      steps: [{ step: 'left', at: '2026-03-04T04:10:00Z' }],
      nobody_opens_from: null,
    },
  ],
}

/** The example of an offer in the API document. */
export const offer = {
  code: 'FIRST25',
  name: '25% off your first hourly order',
  terms: 'Off the service, before VAT.',
  percent: 25,
  amount: null,
  max_discount: 100,
  services: ['hourly'],
  first_order_only: true,
  valid_until: null,
}

/** The example of a voucher in the API document. */
export const voucher = {
  id: 'a1b2c3d4-e5f6-4789-8abc-def012345678',
  code: 'POINTS-7Q2K',
  name: '50 SAR off',
  terms: 'Once, on the value of the service before tax.',
  percent: null,
  amount: 50,
  max_discount: null,
  services: ['hourly', 'resident'],
  first_order_only: false,
  valid_until: '2026-12-31',
  state: 'active',
  uses_left: 1,
}
