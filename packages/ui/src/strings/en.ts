import type { KitStrings } from './types.ts'

export const addAddressPopup: KitStrings['addAddressPopup'] = {
  add: 'Add an address',
  edit: 'Edit the address',
  save: 'Save the address',
  shortAddress: 'Short address',
  shortAddressHint: 'Four letters and four digits. It fills in the building number for you.',
  country: 'Country',
  saudiArabia: 'Saudi Arabia',
  region: 'Region',
  city: 'City or governorate',
  neighborhood: 'Neighbourhood',
  regionFirst: 'Choose the region first',
  search: 'Search in English or Arabic',
  street: 'Street',
  building: 'Building number',
  unit: 'Unit number',
  unitHint: 'For a flat or floor. A villa needs none.',
  postalCode: 'Postal code',
  additional: 'Additional number',
  more: 'To find you easily',
  note: 'A note for the driver',
  noteHint: 'Such as the side door, or a landmark nearby.',
  mapLink: 'Link to the place on a map',
  main: 'Make it my main address',
}

export const addCardPopup: KitStrings['addCardPopup'] = {
  title: 'Add a card',
  safe: 'The number and code go straight to the payment provider. We keep neither.',
  holder: 'Cardholder',
  holderHint: 'As it is written on the card',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'Month/year',
  cvv: 'Security code',
  cvvHint: 'On the back of the card',
  saveCard: 'Save the card for my next orders',
  saveHint: 'Otherwise we use it just once.',
  send: 'Add the card',
}

export const addComplaintPopup: KitStrings['addComplaintPopup'] = {
  title: 'New complaint',
  contract: 'Contract',
  chooseContract: 'Choose the contract',
  visit: 'Which visit was it?',
  noVisit: 'No visit in particular',
  type: 'What it is about',
  details: 'What happened?',
  send: 'Send the complaint',
  requests: 'Not a complaint?',
  replacement: 'Request a replacement',
  cancellation: 'Request cancellation',
  suspension: 'Request a pause',
}

export const addressCard: KitStrings['addressCard'] = {
  main: 'Main',
  edit: 'Edit',
  remove: 'Remove',
  makeMain: 'Set as main',
  building: 'Building',
  unit: 'Unit',
  map: 'On the map',
}

export const alert: KitStrings['alert'] = {
  info: 'Note',
  success: 'Done',
  warning: 'Warning',
  danger: 'Error',
  dismiss: 'Hide this message',
}

export const alertDialog: KitStrings['alertDialog'] = {
  cancel: 'Go back',
  failed: 'That didn’t work. Try again.',
}

export const bookingConfirmationPopup: KitStrings['bookingConfirmationPopup'] = {
  title: 'You’re booked',
  description: 'Payment received. Your order, contract and invoice are in your account.',
  numbers: 'Order number',
  paid: 'Paid',
  next: 'What happens next?',
  orders: 'See my orders',
  calendar: 'Add the dates to my calendar',
  close: 'Close',
}

export const branchCard = {
  headOffice: 'Head office',
  pickup: 'You can meet at this branch',
  serves: 'Serves:',
  comma: ', ',
  map: 'On the map',
}

export const breadcrumbs: KitStrings['breadcrumbs'] = {
  label: 'Breadcrumb trail',
}

export const cancellationPopup: KitStrings['cancellationPopup'] = {
  title: 'Cancel the contract',
  description:
    'See the amounts before you send. A free cancellation takes effect at once, any other when our office approves.',
  reason: 'Why do you want to cancel?',
  details: 'Details',
  send: 'Send the cancellation request',
  sendNow: 'Cancel now',
}

export const cardTile: KitStrings['cardTile'] = {
  brands: { mada: 'mada', visa: 'Visa', mastercard: 'Mastercard', unnamed: 'Card' },
  ending: '{brand} ending in {last4}',
  expiry: 'Valid to',
  expired: 'Expired',
  onePayment: 'For one payment',
  remove: 'Remove: {card}',
}

export const carousel: KitStrings['carousel'] = {
  one: '{first} of {all}',
  several: '{first} to {last} of {all}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  paused: 'Paused',
  playing: 'Playing',
}

export const code: KitStrings['code'] = { copy: 'Copy', copied: 'Copied', failed: 'Couldn’t copy' }

export const codeField: KitStrings['codeField'] = { label: 'Code from the text message' }

export const combobox: KitStrings['combobox'] = {
  clear: 'Clear the choice',
  loading: 'Searching',
  failed: 'We couldn’t load the list',
  nothing: 'Nothing by that name. Try a shorter word.',
  none: 'Nothing to choose from yet',
  found: { one: '{count} result', other: '{count} results' },
}

export const complaintCard: KitStrings['complaintCard'] = {
  types: {
    delay: 'Delay',
    unsatisfactory: 'Unsatisfactory service',
    behavior: 'Inappropriate behaviour',
    payment: 'Payment issue',
    another: 'Something else',
    unknown: 'Complaint',
  },
  states: { open: 'Open', on_hold: 'On hold', closed: 'Closed' },
  byCustomer: { open: 'You wrote', closed: 'You said it’s solved' },
  service: 'Service',
  contract: 'Contract',
  visit: 'Visit',
  visitOf: 'visit of',
  worker: 'Worker',
  requestedOn: 'Sent on',
  answerDue: 'We answer by',
  answerLate: 'Sorry, our answer is late. It was due',
  history: 'What’s happened so far',
  unknownWorker: 'Unknown worker',
  noStatus: 'No status',
}

export const contactPopup = {
  title: 'Contact us',
  description: 'Message or call us. We reply within one business day.',
  name: 'Name',
  contact: 'Email or mobile',
  message: 'Message',
  send: 'Send',
  sending: 'Sending…',
  sentTitle: 'We have your message',
  sent: 'Your reference is {reference}. We’ll reply to the email or mobile you gave.',
  again: 'Send another message',
  reach: 'Other ways to reach us',
  phone: 'Phone',
  messaging: 'WhatsApp',
  email: 'Email',
  follow: 'Follow us',
  branches: 'Our branches',
  leaveEmpty: 'Leave this field empty',
}

export const contractCard: KitStrings['contractCard'] = {
  states: {
    not_started: 'Not started yet',
    running: 'Active',
    cancelled: 'Cancelled',
    expiring: 'Ending soon',
    defaulted: 'Payment late',
    on_hold: 'Awaiting reply',
    pending_swap: 'Replacement pending',
    suspended: 'Paused',
    finished: 'Finished',
  },
  openRequests: {
    cancellation: 'Your cancellation request is being reviewed',
    suspension: 'Your suspension request is being reviewed',
    replacement: 'Your replacement request is being reviewed',
    replace_service: 'Your exchange request is being reviewed',
    refund_payment: 'Your refund request is being reviewed',
    unknown: 'Your request is being reviewed',
  },
  contract: 'Contract',
  customer: 'Customer',
  phone: 'Mobile',
  service: 'Service',
  plan: 'Plan',
  state: 'State',
  start: 'Start',
  end: 'End',
  workers: 'Worker',
  total: 'Value',
  visits: 'Visits',
  visitsDone: '{done} of {count}',
  period: 'Visit period',
  periods: { morning: 'Morning', evening: 'Evening' },
  daysLeft: { zero: 'Ends today', one: '{count} day left', other: '{count} days left' },
  pausesOn: 'A pause begins on',
  resumesOn: 'The service resumes on',
  overdue: 'Overdue invoice:',
  unknownWorker: 'unknown worker',
  unknownCustomer: 'unknown customer',
  noPhone: 'no phone',
  notAvailable: 'not available',
  notAssigned: 'not assigned',
  startsOnArrival: 'When your worker arrives',
  countedFromArrival: 'Counted from arrival',
  noStart: 'no start date',
  noEnd: 'no end date',
  noStatus: 'no status',
}

export const contractDetailsPopup: KitStrings['contractDetailsPopup'] = {
  paper: 'Service contract',
  title: 'Contract details',
  lines: 'Price details',
  order: 'Order',
  payment: 'Paid by',
  payments: {
    card: 'Card',
    instalments: 'Instalments',
    wallet: 'Wallet',
    cash: 'Cash at the office',
    transfer: 'Bank transfer',
    card_machine: 'Card at the office',
  },
  nextVisit: 'Next visit',
  freeUntil: 'Free to cancel until',
  paid: 'Paid',
  unpaid: 'Not paid',
  actions: 'Contract actions',
  print: 'Print the contract',
  close: 'Close',
}

export const dashboardTiles: KitStrings['dashboardTiles'] = {
  running: 'Active contracts',
  cancelled: 'Cancelled contracts',
  expiring: 'Contracts ending soon',
  visits: 'Upcoming visits',
  complaints: 'Open complaints',
  invoices: 'Unpaid invoices',
  unknown: 'We couldn’t count these',
}

export const datePicker: KitStrings['datePicker'] = {
  open: 'Choose from the calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  pattern: 'dd/mm/yyyy',
  unreadable: 'Enter the date as day/month/year, Gregorian or Hijri.',
  tooEarly: 'This is before the first available day',
  tooLate: 'This is after the last available day',
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

export const dateText: KitStrings['dateText'] = {
  date: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  weekday: '{weekday}, {date}',
  gregorian: '{date}',
  umalqura: '{date}\u00a0AH',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  gregorianMonths: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  umalquraMonths: [
    'Muharram',
    'Safar',
    'Rabi I',
    'Rabi II',
    'Jumada I',
    'Jumada II',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhu al-Qadah',
    'Dhu al-Hijjah',
  ],
}

export const dialog: KitStrings['dialog'] = { close: 'Close' }

export const emptyState: KitStrings['emptyState'] = { title: 'Nothing here yet' }

export const errorState: KitStrings['errorState'] = {
  title: 'We couldn’t load this part',
  text: 'Try again in a moment. If it keeps happening, contact us.',
  retry: 'Try again',
  reference: 'Reference',
}

export const errorSummary: KitStrings['errorSummary'] = {
  title: { one: 'One thing to fix', other: '{count} things to fix' },
}

export const field: KitStrings['field'] = {
  /** How many fields are wrong at once. */
  problems: errorSummary.title,
  optional: 'optional',
  required: 'required',
  limit: { one: 'At most {count} character', other: 'At most {count} characters' },
  left: { one: '{count} character left', other: '{count} characters left' },
  over: { one: '{count} character too many', other: '{count} characters too many' },
}

export const fileDrop: KitStrings['fileDrop'] = {
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  drop: 'or drop it here',
  dropSeveral: 'or drop them here',
  release: 'Drop it now',
  upTo: 'up to {size}',
  remove: 'Remove {name}',
  uploading: 'Uploading {name}',
  uploaded: '{name} uploaded',
  wrongType: '{name}: we can’t accept this type of file',
  tooBig: '{name}: larger than {size}',
  tooMany: { one: 'One file only', other: '{count} files at most' },
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
}

export const governmentStepsPopup = {
  title: 'Steps on the government recruitment platform',
  description:
    'Recruitment contracts from abroad are signed on the government platform. Here are its steps, in order.',
  go: 'Go to the platform',
}

export const idNumber: KitStrings['idNumber'] = { ending: 'Number ending in {last}' }

export const invoiceSheet: KitStrings['invoiceSheet'] = {
  title: 'Simplified tax invoice',
  creditTitle: 'Credit note',
  number: 'Document number',
  issued: 'Issued',
  due: 'Due on',
  paid: 'Paid on',
  creditOf: 'For invoice',
  service: 'Service period',
  seller: 'Seller',
  buyer: 'Buyer',
  vatNumber: 'VAT number',
  registration: 'Commercial registration',
  lines: 'Invoice lines',
  description: 'Description',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount before tax',
  taxOf: 'Tax',
  untaxed: 'Total before tax',
  tax: 'Value added tax',
  total: 'Total with tax',
  refunded: 'Refunded to you, with tax',
  left: 'Left to pay',
  qr: 'Invoice code, to verify in the tax authority’s app',
  states: {
    unpaid: 'Unpaid',
    paid: 'Paid',
    cancelled: 'Cancelled',
    credited: 'Refunded',
    refunded: 'Refunded to you',
  },
}

export const ledgerList: KitStrings['ledgerList'] = {
  in: 'In:',
  out: 'Out:',
  after: 'Balance after',
  points: { one: '{count} point', other: '{count} points' },
}

export const link: KitStrings['link'] = {
  external: 'external site',
  and: ', ',
  newTab: 'opens in a new tab',
}

export const loyaltyMeter: KitStrings['loyaltyMeter'] = {
  yours: 'Your tier',
  tiers: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', diamond: 'Diamond' },
  spent: 'Spent in the last 12 months',
  toNext: 'On the way to {tier}',
  top: 'You’ve reached the top tier',
  missing: 'To go',
  from: 'From',
  fromStart: 'From the first order',
  noCashback: 'No cashback',
  cashback: '{percent} cashback',
  bonus: { one: 'Bonus of {count} point', other: 'Bonus of {count} points' },
  points: 'Your points',
  pointCount: { one: '{count} point', other: '{count} points' },
  tooFew: {
    one: '{count} more point to your first voucher.',
    other: '{count} more points to your first voucher.',
  },
  redeem: 'Points to convert',
  worth: 'Voucher worth',
  makeVoucher: 'Convert to a voucher',
  redeeming: 'Converting',
}

export const money: KitStrings['money'] = {
  amount: { one: '{amount} Saudi riyal', other: '{amount} Saudi riyals' },
  per: {
    visit: { one: 'a visit', other: 'for {count} visits' },
    day: { one: 'a day', other: 'for {count} days' },
    month: { one: 'a month', other: 'for {count} months' },
    year: { one: 'a year', other: 'for {count} years' },
  },
  once: 'one-time',
  minus: 'minus {amount}',
}

export const multiSelect: KitStrings['multiSelect'] = {
  added: '{name} added.',
  removed: '{name} removed.',
  remove: 'Remove {name}',
  chosen: { one: '{count} chosen', other: '{count} chosen' },
}

export const nationalityCard = {
  jobs: 'Jobs',
  from: 'From',
  onRequest: 'Price on request',
  arrives: 'Arrives in about',
  days: { one: '{count} day', other: '{count} days' },
}

export const navbar: KitStrings['navbar'] = {
  label: 'Main navigation',
  menu: 'Menu',
  open: 'Open the menu',
  account: '{name}’s account',
}

export const planFinderPopup = {
  title: 'Find a plan that suits you',
  description: 'Choose a service and a nationality, or skip what doesn’t matter.',
  service: 'Service',
  nationality: 'Nationality',
  anyService: 'All services',
  anyNationality: 'All nationalities',
  show: 'Show plans',
}

export const offlineNotice: KitStrings['offlineNotice'] = {
  title: 'You’re offline',
  text: 'What you see may be out of date. This notice disappears once you’re back online.',
}

export const orderCard: KitStrings['orderCard'] = {
  states: {
    draft: 'Being prepared',
    pending_payment: 'Payment due',
    paid: 'Paid',
    processing: 'In progress',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Payment expired',
  },
  beingProcessed: 'Being processed: we’re preparing your price',
  total: 'Total',
  totalThen: 'Price when you ordered',
  totalNow: 'You’ll see today’s price before you pay',
  visitDuration: 'Visit duration',
  hours: { one: '{count} hour', other: '{count} hours' },
  visitPeriod: 'Visit period',
  periods: { morning: 'Morning', evening: 'Evening' },
  cancelFree: 'Free until',
  cancelFreeNow: 'Free before you pay',
  cancelNotFree: 'With a fee',
  cancelNot: 'Not possible',
  cancelAvailability: 'Cancellation',
  contractDuration: 'Contract duration',
  contractValue: 'Contract value',
  salary: 'Monthly salary, in the total',
  salaryBeside: 'Monthly salary, paid by you',
  jobType: 'Job type',
  nationality: 'Nationality',
  workers: 'Number of workers',
  packageDuration: 'Package duration',
  unknown: 'not available',
  more: 'More actions',
  hold: 'Reserved until',
}

export const orderTrackingPopup: KitStrings['orderTrackingPopup'] = {
  title: 'Track the order',
  order: 'Order',
  page: 'Open the tracking page',
}

export const packageConfirmationPopup = {
  title: 'Request received',
  description: 'Our team works out your price and shows it under My orders. Pay whenever you’re ready.',
  success: 'We have your package request',
  number: 'Order number',
  orders: 'View my orders',
  close: 'Close',
}

export const packagePopup = {
  title: 'Build your own package',
  description: 'Tell us what you need and we’ll prepare an offer.',
  job: 'Type of worker',
  nationality: 'Nationality',
  number: 'Number of workers',
  duration: 'Duration',
  startDate: 'First day',
  startHint: 'If you pay later than this, it starts the day after.',
  choose: 'Choose',
  price: 'Approximate price',
  onRequest: 'Price on request',
  note: 'We’ll send you the final price once we’ve reviewed your request. You pay nothing before that.',
  send: 'Book now',
}

export const pagination: KitStrings['pagination'] = {
  label: 'Pages',
  page: 'Page {page}',
  position: 'Page {page} of {pages}',
  previous: 'Previous page',
  next: 'Next page',
}

export const passwordField: KitStrings['passwordField'] = {
  show: 'Show password',
  hide: 'Hide password',
  isShown: 'The password is visible',
  isHidden: 'The password is hidden',
  strength: 'Password strength',
  none: 'very weak',
  acceptable: 'acceptable',
  fair: 'fair',
  good: 'good',
  strong: 'strong',
  capsLock: 'Caps lock is on',
  arabicKeyboard: 'Your keyboard is set to Arabic',
}

export const paymentPopup: KitStrings['paymentPopup'] = {
  title: 'How would you like to pay?',
  place: 'Order {position} of {count}',
  order: 'Order number',
  invoice: 'Invoice number',
  method: 'Payment method',
  card: 'Card',
  cardHint: 'mada, Visa or Mastercard, on the payment provider’s secure page',
  instalments: 'Instalments',
  instalmentsHint: 'Pay in parts. No cancellation or refund afterwards',
  wallet: 'Wallet',
  walletHint: 'We take the full amount now. Your balance:',
  walletShort: 'Your balance doesn’t cover this amount:',
  noRefundTitle: 'No cancellation or refund with instalments',
  noRefund: 'An order paid in instalments can’t be cancelled or refunded. Not sure? Choose the card.',
  pay: 'Pay',
}

export const planCard = {
  total: 'incl. tax',
  totalWithSalary: 'incl. salary and tax',
  totalWithoutSalary: 'incl. tax, excl. salary',
  details: 'Details',
  excludes: 'Not included',
  onRequest: 'Price on request',
  duration: 'Duration',
  visits: 'Visits',
  nationality: 'Nationality',
  job: 'Job',
  insurance: 'Contract insurance',
  salary: 'Worker’s monthly salary',
  salaryWithin: '(in the total)',
  salaryBeside: '(you pay it monthly, not in the total)',
  insured: 'Included in the price',
  notInsured: 'Not required',
  available: 'Available',
  availableNow: 'Available',
  service: 'Service',
  availableNowMale: 'Available',
  arrives: 'Arrives in about',
  arrivesMale: 'Arrives in about',
  availableFrom: 'From',
  nobody: 'None available now',
  order: 'Book now',
  compare: 'Compare',
  days: { one: '{count} day', other: '{count} days' },
  hours: { one: '{count} hour', other: '{count} hours' },
  visitCount: { one: '{count} visit', other: '{count} visits' },
  perWeek: { one: '{count} a week', other: '{count} a week' },
}

export const planCompare = {
  label: 'Compare plans',
  plan: 'Plan',
  unitPrice: 'Price a month or visit',
  total: 'Total, tax included',
  service: 'Service',
  same: 'Same',
  remove: 'Remove from comparison',
  onlyDifferent: 'Show differences only',
}

export const popupForm: KitStrings['popupForm'] = {
  sending: 'Sending',
  cancel: 'Go back',
  close: 'Close',
}

export const priceBreakdown = {
  total: 'Total',
  wallet: 'From the wallet',
  due: 'Left to pay',
  taxOf: 'VAT {percent}',
  taxTotal: 'Of which all VAT',
  lines: {
    service: 'Service',
    voucher: 'Voucher',
    points: 'Points',
    tax: 'VAT',
    wage: 'Worker’s salary',
    delivery: 'Transport to your home',
    insurance: 'Of which insurance',
    visa_fee:
      'Visa fee, not in the total: paid to the government, and deducted from your refund if you cancel after the visa is issued',
  },
}

export const privacyPopup = { title: 'Privacy policy', loading: 'Loading...', retry: 'Try again' }

export const quoteLines: KitStrings['quoteLines'] = {
  title: 'Refund summary',
  toYou: 'What you get back',
  toPay: 'Left to pay',
  nothing: 'No fees, and nothing to refund',
  how: 'How it adds up',
  free: 'Free to cancel until',
  freeOver: 'Free cancellation ended on',
  failed: 'We couldn’t calculate the amount.',
  retry: 'Recalculate',
  rules: {
    unused_value: 'Unused service.',
    not_begun: 'The service hasn’t started, so you get it back in full.',
    complaint_in_period: 'You complained in time, so you get it back in full.',
    notice_48_hours: 'It’s too close.',
    break_fee: 'A share of the unused service, excluding salary and tax.',
    visa_issued:
      'Paid to the government, and deducted from your refund if you cancel after the visa is issued.',
    daily_fine: 'For each day the worker stayed past the end.',
    suspension_fee: 'A fixed fee for pausing the contract.',
    replacement_fee: 'For replacing the worker.',
    late_in_extension: 'The worker didn’t arrive within the agreed time.',
    late_after_extension: 'The delay went past the extra time.',
    trial_pro_rata: 'In proportion to what’s left of the contract, within the trial.',
  },
  share: '{percent} of {base}',
  notice: {
    one: 'It’s an hour away or less, so it isn’t refunded.',
    other: 'It’s {count} hours away or less, so it isn’t refunded.',
  },
  unused: {
    visits: { one: 'One visit not made', other: '{units} of {count} visits not made' },
    days: { one: 'One day left', other: '{units} of {count} days left' },
  },
  trial: {
    one: 'One month left, within the trial',
    other: '{units} of {count} months left, within the trial',
  },
  complained: {
    visits: {
      one: 'The visit you complained about in time, refunded in full',
      other: '{units} of {count} visits you complained about in time, refunded in full',
    },
    days: {
      one: 'The day you complained about in time, refunded in full',
      other: '{units} of {count} days you complained about in time, refunded in full',
    },
  },
  overstayed: {
    one: 'For one day the worker stayed past the end',
    other: 'For {count} days the worker stayed past the end',
  },
}

export const quoteLinesPopup: KitStrings['quoteLinesPopup'] = {
  title: 'Refund summary',
  description: 'Check it before you send the request.',
  contract: 'Contract',
  request: 'Continue to the request',
  close: 'Close',
}

export const rating: KitStrings['rating'] = { outOf: 'Rated {value} out of {most}' }

export const recruitmentStepsPopup = {
  title: 'How ordering works',
  description: 'From choosing a service to the first day, in six steps.',
  start: 'Start now',
}

export const replacementPopup: KitStrings['replacementPopup'] = {
  title: 'Replace the worker',
  reason: 'Why do you want another worker?',
  details: 'Details',
  worker: 'New worker',
  office: 'The office chooses',
  start: 'Replace from',
  send: 'Send the replacement request',
}

export const requestCard: KitStrings['requestCard'] = {
  kinds: {
    cancellation: 'Cancellation',
    suspension: 'Pause',
    replacement: 'Worker replacement',
    replace_service: 'Service exchange',
    refund_payment: 'Refund',
    unknown: 'Request',
  },
  states: {
    open: 'In review',
    approved: 'Approved',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
    completed: 'Completed',
  },
  contract: 'Contract',
  requestedOn: 'Sent on',
  effectiveOn: 'From',
  resumesOn: 'Service resumes on',
  exchangeDue: 'Replaced by the end of',
  exchangeDueOnceApproved: 'Once approved, replaced by the end of',
  worker: 'Requested worker',
  attachment: 'Attachment',
  attached: 'One photo',
  answerDue: 'We answer by',
  answerLate: 'Sorry, our answer is late. It was due',
  answeredAt: 'Our reply',
  reason: 'Reason',
}

export const serviceTile: KitStrings['serviceTile'] = { from: 'From', onRequest: 'Price on request' }

export const skeleton: KitStrings['skeleton'] = { loading: 'Loading' }

export const skipLink: KitStrings['skipLink'] = {
  toContent: 'Skip to content',
}

export const spinner: KitStrings['spinner'] = { loading: 'Loading' }

export const stepper: KitStrings['stepper'] = {
  more: 'More',
  fewer: 'Fewer',
  most: 'That’s the most',
}

export const stepRail: KitStrings['stepRail'] = {
  position: 'Step {step} of {steps}',
  following: 'Then: {step}',
  done: 'done',
  now: 'you are here',
  next: 'to come',
}

export const summaryCard: KitStrings['summaryCard'] = {
  label: 'Booking summary',
  total: 'Total',
  onRequest: 'Price on request',
  more: 'Details',
  less: 'Hide',
}

export const suspensionPopup: KitStrings['suspensionPopup'] = {
  title: 'Pause the contract',
  description: 'The days you pause are added to the end of the contract.',
  reason: 'Why do you want to pause it?',
  details: 'Your reason',
  from: 'Paused from',
  until: 'Service resumes on',
  untilEmpty: 'If left empty, it resumes on',
  newEnd: 'The contract then ends on',
  note: 'The early-stop policy may charge an administrative fee or deduct the value of previous sessions.',
  send: 'Send the request',
}

export const table: KitStrings['table'] = {
  sortBy: 'Sort by',
  empty: 'Nothing in this list yet',
  selectAll: 'Select all',
  select: 'Select {row}',
  selected: { zero: 'Nothing selected', one: '{count} row selected', other: '{count} rows selected' },
}

export const termsPopup: KitStrings['termsPopup'] = {
  title: 'Before we place your order',
  description: 'We need you to agree to two things.',
  scheduleTitle: 'The times you chose',
  workSchedule: 'I agree to the work schedule and the chosen times',
  terms: 'I agree to the terms and conditions',
  read: 'Read the terms and conditions',
  tick: 'Tick this box to agree',
  agree: 'Agree and go to payment',
}

export const themeSwitch: KitStrings['themeSwitch'] = {
  label: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}

export const timeline: KitStrings['timeline'] = { done: 'Done', now: 'Now', next: 'To come' }

export const timeText: KitStrings['timeText'] = {
  range: 'between {from} and {until}',
  time: '{clock}\u00A0{part}',
  am: 'AM',
  pm: 'PM',
  parts: { night: 'AM', morning: 'AM', noon: 'PM', afternoon: 'PM', evening: 'PM' },
  nextDay: 'the next day',
  ofDay: '{day}, {time}',
}

export const timeWindowPicker: KitStrings['timeWindowPicker'] = {
  none: 'No times available on this day',
}

export const toast: KitStrings['toast'] = {
  region: 'Notifications',
  close: 'Close',
  success: 'Done',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
  withButton: '{text}. With a button: {button}',
}

export const trackingStepper: KitStrings['trackingStepper'] = {
  label: 'Stages of the order',
  place: 'Stage {position} of {count}',
  moved: 'Your order has reached: {stage}',
  done: 'Done',
  now: 'Now',
  ahead: 'To come',
  afterwards: 'Next',
  stages: {
    submitted: 'Request submitted',
    under_review: 'Under review',
    awaiting_payment: 'Awaiting payment',
    processing: 'Preparing your service',
    visa_started: 'Visa procedures started',
    visa_in_progress: 'Visa issuance in progress',
    visa_issued: 'Visa issued',
    travel_arrangements: 'Travel arrangements in progress',
    on_the_way: 'On the way to you',
    arrived: 'Arrived',
    received: 'Service started',
  },
  means: {
    submitted: 'We have your request and will review it next.',
    under_review: 'We’re checking the details before you pay.',
    awaiting_payment: 'We’ll start as soon as you pay.',
    processing: 'Our office is arranging everything before it starts.',
    visa_started: 'We’re submitting the visa application.',
    visa_in_progress: 'The authority decides. This may take a few weeks.',
    visa_issued: 'We’re booking the flight.',
    travel_arrangements: 'We’re preparing the ticket and papers.',
    on_the_way: 'The journey to you has begun.',
    arrived: 'All that’s left is the first day of work.',
    received: 'Your order is complete.',
  },
}

export const viewInvoicePopup: KitStrings['viewInvoicePopup'] = {
  title: 'Invoice',
  creditTitle: 'Credit note to your account',
  print: 'Save as PDF or print',
  pay: 'Pay the invoice',
  paying: 'Opening the payment page',
}

export const visitRow: KitStrings['visitRow'] = {
  next: 'Your next visit',
  noDate: 'No start date',
  noStatus: 'No status',
  noWorker: 'Not assigned',
  arrives: 'Arrives',
  movableUntil: 'You can change it until',
  scheduled: 'Scheduled',
  on_the_way: 'On the way to you',
  at_door: 'At your door',
  in_progress: 'In progress',
  done: 'Done',
  missed: 'Missed',
  cancelled: 'Cancelled',
  moved: 'Moved',
}

export const visitsPopup: KitStrings['visitsPopup'] = {
  title: 'Your upcoming visits',
  none: 'No upcoming visits',
  noneText: 'Visits of your plans appear here once you book.',
  all: 'All visits',
}

export const voucherCard: KitStrings['voucherCard'] = {
  off: 'off',
  upTo: 'Up to',
  until: 'Until',
  code: 'the voucher’s code',
  used: 'Used',
  expired: 'Expired',
  usesLeft: { one: 'Can be used once', other: 'Can be used {count} times' },
}

export const walletPanel: KitStrings['walletPanel'] = {
  balance: 'Total balance',
  frozen: 'On hold',
  available: 'Available to spend',
  note: 'Money is on hold while a refund waits for approval or a payment to finish.',
  holds: 'Amounts on hold',
  until: 'Reviewed by',
  late: 'Sorry, our review is late. It was due',
}

export const workerCard = {
  age: { one: '{count} year old', other: '{count} years old' },
  experience: 'Experience',
  location: 'Location',
  skills: 'Skills',
  more: { one: '{count} more skill', other: '{count} more skills' },
}

export const workerPicker: KitStrings['workerPicker'] = {
  all: { one: 'See the available worker', other: 'See all {count} workers' },
  office: 'The office chooses',
  officeText: 'We’ll pick the best match available at your time',
  count: 'Number of workers',
  choose: 'Choose the workers',
  change: 'Change the choice',
  chosen: '{chosen} of {count} chosen',
  each: 'Each worker is a separate order, and you pay for them one after another',
  none: 'We’ll choose the best match as soon as one is available',
}

export const workerSelectionPopup: KitStrings['workerSelectionPopup'] = {
  title: 'Choose the workers',
  description: { one: 'Choose one worker', other: 'Choose {count} workers' },
  chosen: '{chosen} of {count} chosen',
  confirm: 'Confirm choice',
  back: 'Back',
  none: 'No workers are available for this plan right now.',
}

/**
 * All sections of the English strings. An app that saves bytes passes only the sections that it
 * uses.
 */
export const en: KitStrings = {
  addAddressPopup,
  addCardPopup,
  addComplaintPopup,
  addressCard,
  alert,
  alertDialog,
  bookingConfirmationPopup,
  branchCard,
  breadcrumbs,
  cancellationPopup,
  cardTile,
  carousel,
  code,
  codeField,
  combobox,
  complaintCard,
  contactPopup,
  contractCard,
  contractDetailsPopup,
  dashboardTiles,
  datePicker,
  dateText,
  dialog,
  emptyState,
  errorState,
  errorSummary,
  field,
  fileDrop,
  governmentStepsPopup,
  idNumber,
  invoiceSheet,
  ledgerList,
  link,
  loyaltyMeter,
  money,
  multiSelect,
  nationalityCard,
  navbar,
  planFinderPopup,
  offlineNotice,
  orderCard,
  orderTrackingPopup,
  packageConfirmationPopup,
  packagePopup,
  pagination,
  passwordField,
  paymentPopup,
  planCard,
  planCompare,
  popupForm,
  priceBreakdown,
  privacyPopup,
  quoteLines,
  quoteLinesPopup,
  rating,
  recruitmentStepsPopup,
  replacementPopup,
  requestCard,
  serviceTile,
  skeleton,
  skipLink,
  spinner,
  stepper,
  stepRail,
  summaryCard,
  suspensionPopup,
  table,
  termsPopup,
  themeSwitch,
  timeline,
  timeText,
  timeWindowPicker,
  toast,
  trackingStepper,
  viewInvoicePopup,
  visitRow,
  visitsPopup,
  voucherCard,
  walletPanel,
  workerCard,
  workerPicker,
  workerSelectionPopup,
}
