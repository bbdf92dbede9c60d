/**
 * The strings of the kit in Urdu. No native speaker has reviewed them yet: have them reviewed before
 * customers see them, and replace them by `overrides`.
 */
import type { KitStrings } from './types.ts'

export const addAddressPopup: KitStrings['addAddressPopup'] = {
  add: 'پتا شامل کریں',
  edit: 'پتا تبدیل کریں',
  save: 'پتا محفوظ کریں',
  shortAddress: 'مختصر پتا',
  shortAddressHint: 'چار حروف اور چار ہندسے؛ عمارت کا نمبر اسی سے بھر جاتا ہے۔',
  country: 'ملک',
  saudiArabia: 'سعودی عرب',
  region: 'علاقہ',
  city: 'شہر یا ضلع',
  neighborhood: 'محلہ',
  regionFirst: 'پہلے علاقہ منتخب کریں',
  search: 'انگریزی یا عربی میں تلاش کریں',
  street: 'سڑک',
  building: 'عمارت نمبر',
  unit: 'یونٹ نمبر',
  unitHint: 'فلیٹ یا منزل کا نمبر۔ ولا کے لیے ضروری نہیں۔',
  postalCode: 'پوسٹل کوڈ',
  additional: 'اضافی نمبر',
  more: 'تاکہ ہم آسانی سے پہنچ سکیں',
  note: 'ڈرائیور کے لیے نوٹ',
  noteHint: 'مثلاً سائیڈ کا دروازہ یا قریب کی کوئی مشہور جگہ۔',
  mapLink: 'نقشے پر جگہ کا لنک',
  main: 'اسے میرا مرکزی پتا بنائیں',
}

export const addCardPopup: KitStrings['addCardPopup'] = {
  title: 'کارڈ شامل کریں',
  safe: 'نمبر اور کوڈ سیدھے ادائیگی کی کمپنی کو جاتے ہیں؛ ہم دونوں میں سے کچھ نہیں رکھتے۔',
  holder: 'کارڈ ہولڈر',
  holderHint: 'جیسا کارڈ پر لکھا ہے',
  number: 'کارڈ نمبر',
  expiry: 'میعاد ختم ہونے کی تاریخ',
  expiryHint: 'مہینہ/سال',
  cvv: 'سیکیورٹی کوڈ',
  cvvHint: 'کارڈ کی پشت پر',
  saveCard: 'اگلے آرڈرز کے لیے کارڈ محفوظ رکھیں',
  saveHint: 'ورنہ یہ ایک ہی بار استعمال ہوگا۔',
  send: 'کارڈ شامل کریں',
}

export const addComplaintPopup: KitStrings['addComplaintPopup'] = {
  title: 'نئی شکایت',
  contract: 'معاہدہ',
  chooseContract: 'معاہدہ منتخب کریں',
  visit: 'کس وزٹ کے بارے میں؟',
  noVisit: 'کسی خاص وزٹ کے بارے میں نہیں',
  type: 'شکایت کس بارے میں ہے',
  details: 'کیا ہوا؟',
  send: 'شکایت بھیجیں',
  requests: 'شکایت نہیں ہے؟',
  replacement: 'متبادل کی درخواست کریں',
  cancellation: 'منسوخی کی درخواست کریں',
  suspension: 'عارضی روک کی درخواست کریں',
}

export const addressCard: KitStrings['addressCard'] = {
  main: 'مرکزی',
  edit: 'تبدیل کریں',
  remove: 'ہٹائیں',
  makeMain: 'مرکزی بنائیں',
  building: 'عمارت',
  unit: 'یونٹ',
  map: 'نقشے پر',
}

export const alert: KitStrings['alert'] = {
  info: 'نوٹ',
  success: 'ہو گیا',
  warning: 'خبردار',
  danger: 'خرابی',
  dismiss: 'یہ پیغام چھپائیں',
}

export const alertDialog: KitStrings['alertDialog'] = {
  cancel: 'واپس جائیں',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
}

export const bookingConfirmationPopup: KitStrings['bookingConfirmationPopup'] = {
  title: 'آپ کی بکنگ ہو گئی',
  description: 'ادائیگی موصول ہو گئی۔ آرڈر، اس کا معاہدہ اور انوائس آپ کے اکاؤنٹ میں ہیں۔',
  numbers: 'آرڈر نمبر',
  paid: 'ادا شدہ',
  next: 'اب آگے کیا ہوگا؟',
  orders: 'میرے آرڈرز دیکھیں',
  calendar: 'تاریخیں میرے کیلنڈر میں شامل کریں',
  close: 'بند کریں',
}

export const branchCard: KitStrings['branchCard'] = {
  headOffice: 'مرکزی دفتر',
  pickup: 'اس شاخ سے وصولی',
  serves: 'ان شہروں کے لیے:',
  comma: '، ',
  map: 'نقشے پر',
}

export const breadcrumbs: KitStrings['breadcrumbs'] = {
  label: 'صفحے تک کا راستہ',
}

export const cancellationPopup: KitStrings['cancellationPopup'] = {
  title: 'معاہدہ منسوخ کریں',
  description: 'بھیجنے سے پہلے رقوم دیکھ لیں۔ مفت منسوخی فوراً ہو جاتی ہے، ورنہ دفتر کی منظوری پر۔',
  reason: 'آپ منسوخ کیوں کرنا چاہتے ہیں؟',
  details: 'تفصیل',
  send: 'منسوخی کی درخواست بھیجیں',
  sendNow: 'ابھی منسوخ کریں',
}

export const cardTile: KitStrings['cardTile'] = {
  brands: { mada: 'مدیٰ', visa: 'ویزا', mastercard: 'ماسٹر کارڈ', unnamed: 'کارڈ' },
  ending: '{brand}، آخری ہندسے {last4}',
  expiry: 'اس تاریخ تک',
  expired: 'میعاد ختم',
  onePayment: 'ایک ادائیگی کے لیے',
  remove: 'ہٹائیں: {card}',
}

export const carousel: KitStrings['carousel'] = {
  one: '{all} میں سے {first}',
  several: '{all} میں سے {first} تا {last}',
  previous: 'پچھلا',
  next: 'اگلا',
  pause: 'حرکت روکیں',
  play: 'خود بخود چلائیں',
  paused: 'حرکت رک گئی',
  playing: 'اب حرکت جاری ہے',
}

export const code: KitStrings['code'] = {
  copy: 'کاپی کریں',
  copied: 'کاپی ہو گیا',
  failed: 'کاپی نہیں ہو سکا',
}

export const codeField: KitStrings['codeField'] = { label: 'پیغام میں آیا کوڈ' }

export const combobox: KitStrings['combobox'] = {
  clear: 'انتخاب ہٹائیں',
  loading: 'تلاش جاری ہے',
  failed: 'فہرست نہیں لائی جا سکی',
  nothing: 'اس نام سے کچھ نہیں ملا۔ چھوٹا لفظ آزمائیں۔',
  none: 'ابھی انتخاب کے لیے کچھ نہیں',
  found: { one: '{count} نتیجہ', other: '{count} نتائج' },
}

export const complaintCard: KitStrings['complaintCard'] = {
  types: {
    delay: 'تاخیر',
    unsatisfactory: 'غیر تسلی بخش خدمت',
    behavior: 'نامناسب رویہ',
    payment: 'ادائیگی کا مسئلہ',
    another: 'کچھ اور',
    unknown: 'شکایت',
  },
  states: { open: 'کھلی', on_hold: 'زیرِ التوا', closed: 'بند' },
  byCustomer: { open: 'آپ نے لکھا', closed: 'آپ نے بتایا کہ مسئلہ حل ہو گیا' },
  service: 'خدمت',
  contract: 'معاہدہ',
  visit: 'وزٹ',
  visitOf: 'وزٹ',
  worker: 'کارکن',
  requestedOn: 'شکایت کی تاریخ',
  answerDue: 'ہمارا جواب اس تک',
  answerLate: 'ہمارے جواب میں دیر ہو گئی، معذرت۔ اسے آنا تھا',
  history: 'اب تک کیا ہوا',
  unknownWorker: 'نامعلوم کارکن',
  noStatus: 'کوئی حیثیت نہیں',
}

export const contactPopup: KitStrings['contactPopup'] = {
  title: 'ہم سے رابطہ کریں',
  description: 'لکھیں یا فون کریں۔ ہم ایک کاروباری دن میں جواب دیتے ہیں۔',
  name: 'نام',
  contact: 'ای میل یا موبائل',
  message: 'پیغام',
  send: 'بھیجیں',
  sending: 'بھیجا جا رہا ہے…',
  sentTitle: 'آپ کا پیغام مل گیا',
  sent: 'اس کا نمبر {reference} ہے۔ اسے سنبھال رکھیں؛ جواب آپ کے دیے ہوئے ای میل یا موبائل پر آئے گا۔',
  again: 'ایک اور پیغام لکھیں',
  reach: 'رابطے کے دوسرے طریقے',
  phone: 'فون',
  messaging: 'اپنی چیٹ ایپ سے پیغام بھیجیں',
  email: 'ای میل',
  follow: 'ہمیں فالو کریں',
  branches: 'ہماری شاخیں',
  leaveEmpty: 'یہ خانہ خالی چھوڑیں',
}

export const contractCard: KitStrings['contractCard'] = {
  states: {
    not_started: 'ابھی شروع نہیں ہوا',
    running: 'جاری',
    cancelled: 'منسوخ',
    expiring: 'جلد ختم ہونے والا',
    defaulted: 'نادہندہ',
    on_hold: 'زیرِ التوا',
    pending_swap: 'تبدیلی زیرِ التوا',
    suspended: 'معطل',
    finished: 'مکمل',
  },
  openRequests: {
    cancellation: 'آپ کی منسوخی کی درخواست زیرِ غور ہے',
    suspension: 'آپ کی عارضی روک کی درخواست زیرِ غور ہے',
    replacement: 'آپ کی متبادل کی درخواست زیرِ غور ہے',
    replace_service: 'آپ کی خدمت بدلنے کی درخواست زیرِ غور ہے',
    refund_payment: 'آپ کی رقم واپسی کی درخواست زیرِ غور ہے',
    unknown: 'آپ کی درخواست زیرِ غور ہے',
  },
  contract: 'معاہدہ',
  customer: 'گاہک',
  phone: 'موبائل',
  service: 'خدمت',
  plan: 'پلان',
  state: 'حیثیت',
  start: 'آغاز',
  end: 'اختتام',
  workers: 'کارکن',
  total: 'مالیت',
  visits: 'دورے',
  visitsDone: '{count} میں سے {done}',
  period: 'دورے کا وقت',
  periods: { morning: 'صبح', evening: 'شام' },
  daysLeft: { zero: 'آج ختم ہو رہا ہے', one: '{count} دن باقی', other: '{count} دن باقی' },
  pausesOn: 'وقفہ شروع ہوگا',
  resumesOn: 'خدمت دوبارہ شروع ہوگی',
  overdue: 'زائد المیعاد انوائس:',
  unknownWorker: 'نامعلوم کارکن',
  unknownCustomer: 'نامعلوم گاہک',
  noPhone: 'فون نہیں',
  notAvailable: 'دستیاب نہیں',
  notAssigned: 'مقرر نہیں',
  startsOnArrival: 'جب آپ کی کارکن پہنچے',
  countedFromArrival: 'آمد سے شمار ہوگا',
  noStart: 'آغاز کی تاریخ نہیں',
  noEnd: 'اختتام کی تاریخ نہیں',
  noStatus: 'کوئی حیثیت نہیں',
}

export const contractDetailsPopup: KitStrings['contractDetailsPopup'] = {
  paper: 'خدمت کا معاہدہ',
  title: 'معاہدے کی تفصیل',
  lines: 'قیمت کی تفصیل',
  order: 'آرڈر',
  payment: 'ادائیگی کا ذریعہ',
  payments: {
    card: 'کارڈ',
    instalments: 'اقساط',
    wallet: 'والٹ',
    cash: 'دفتر میں نقد',
    transfer: 'بینک ٹرانسفر',
    card_machine: 'دفتر میں کارڈ',
  },
  nextVisit: 'اگلا دورہ',
  freeUntil: 'مفت منسوخی اس تک',
  paid: 'ادا شدہ',
  unpaid: 'ادا نہیں ہوا',
  actions: 'معاہدے کے اقدامات',
  print: 'معاہدہ پرنٹ کریں',
  close: 'بند کریں',
}

export const dashboardTiles: KitStrings['dashboardTiles'] = {
  running: 'جاری معاہدے',
  cancelled: 'منسوخ معاہدے',
  expiring: 'جلد ختم ہونے والے معاہدے',
  visits: 'آنے والے دورے',
  complaints: 'کھلی شکایات',
  invoices: 'ادا نہ کی گئی انوائسز',
  unknown: 'ابھی گنتی نہیں ہو سکی',
}

export const datePicker: KitStrings['datePicker'] = {
  open: 'کیلنڈر سے منتخب کریں',
  calendar: 'کیلنڈر',
  previous: 'پچھلا مہینہ',
  next: 'اگلا مہینہ',
  month: 'مہینہ',
  year: 'سال',
  today: 'آج',
  pattern: 'دن/مہینہ/سال',
  unreadable: 'تاریخ دن/مہینہ/سال کی صورت میں لکھیں، عیسوی یا ہجری۔',
  tooEarly: 'یہ دن پہلے دستیاب دن سے بھی پہلے ہے',
  tooLate: 'یہ دن آخری دستیاب دن کے بعد ہے',
  shortWeekdays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
}

export const dateText: KitStrings['dateText'] = {
  date: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  weekday: '{weekday}، {date}',
  gregorian: '{date}\u00a0ء',
  umalqura: '{date}\u00a0ہجری',
  weekdays: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'],
  gregorianMonths: [
    'جنوری',
    'فروری',
    'مارچ',
    'اپریل',
    'مئی',
    'جون',
    'جولائی',
    'اگست',
    'ستمبر',
    'اکتوبر',
    'نومبر',
    'دسمبر',
  ],
  umalquraMonths: [
    'محرم الحرام',
    'صفر المظفر',
    'ربیع الاول',
    'ربیع الثانی',
    'جمادی الاول',
    'جمادی الثانی',
    'رجب المرجب',
    'شعبان المعظم',
    'رمضان المبارک',
    'شوال المکرم',
    'ذوالقعدہ',
    'ذوالحجہ',
  ],
}

export const dialog: KitStrings['dialog'] = { close: 'بند کریں' }

export const emptyState: KitStrings['emptyState'] = { title: 'یہاں ابھی کچھ نہیں' }

export const errorState: KitStrings['errorState'] = {
  title: 'یہ حصہ نہیں دکھایا جا سکا',
  text: 'کچھ دیر میں دوبارہ کوشش کریں۔ مسئلہ رہے تو ہم سے رابطہ کریں۔',
  retry: 'دوبارہ کوشش کریں',
  reference: 'حوالہ',
}

export const errorSummary: KitStrings['errorSummary'] = {
  title: { one: 'ایک چیز درست کرنی ہے', other: '{count} چیزیں درست کرنی ہیں' },
}

export const field: KitStrings['field'] = {
  /** How many fields are wrong at once. */
  problems: errorSummary.title,
  optional: 'اختیاری',
  required: 'لازمی',
  limit: { one: 'زیادہ سے زیادہ {count} حرف', other: 'زیادہ سے زیادہ {count} حروف' },
  left: { one: '{count} حرف باقی', other: '{count} حروف باقی' },
  over: { one: '{count} حرف زیادہ', other: '{count} حروف زیادہ' },
}

export const fileDrop: KitStrings['fileDrop'] = {
  choose: 'فائل منتخب کریں',
  chooseSeveral: 'فائلیں منتخب کریں',
  drop: 'یا اسے یہاں چھوڑ دیں',
  dropSeveral: 'یا انھیں یہاں چھوڑ دیں',
  release: 'اب چھوڑ دیں',
  upTo: '{size} تک',
  remove: '{name} ہٹائیں',
  uploading: '{name} اپ لوڈ ہو رہی ہے',
  uploaded: '{name} اپ لوڈ ہو گئی',
  wrongType: '{name}: اس قسم کی فائل قبول نہیں',
  tooBig: '{name}: {size} سے بڑی ہے',
  tooMany: { one: 'صرف ایک فائل قبول ہے', other: 'صرف {count} فائلیں قبول ہیں' },
  kilobytes: '{size} کے بی',
  megabytes: '{size} ایم بی',
}

export const governmentStepsPopup: KitStrings['governmentStepsPopup'] = {
  title: 'سرکاری بھرتی پلیٹ فارم کے مراحل',
  description: 'بیرونِ ملک سے بھرتی کے معاہدے سرکاری پلیٹ فارم پر تصدیق ہوتے ہیں۔ اس کے مراحل ترتیب سے۔',
  go: 'پلیٹ فارم پر جائیں',
}

export const idNumber: KitStrings['idNumber'] = { ending: 'نمبر جس کے آخری ہندسے {last} ہیں' }

export const invoiceSheet: KitStrings['invoiceSheet'] = {
  title: 'سادہ ٹیکس انوائس',
  creditTitle: 'کریڈٹ نوٹ',
  number: 'دستاویز نمبر',
  issued: 'تاریخِ اجرا',
  due: 'ادائیگی کی آخری تاریخ',
  paid: 'ادائیگی کی تاریخ',
  creditOf: 'انوائس کے لیے',
  service: 'سروس کی مدت',
  seller: 'فروخت کنندہ',
  buyer: 'خریدار',
  vatNumber: 'وی اے ٹی نمبر',
  registration: 'تجارتی رجسٹریشن',
  lines: 'انوائس کی سطریں',
  description: 'تفصیل',
  quantity: 'تعداد',
  unitPrice: 'فی اکائی قیمت',
  amount: 'ٹیکس سے پہلے رقم',
  taxOf: 'ٹیکس',
  untaxed: 'ٹیکس سے پہلے کل',
  tax: 'ویلیو ایڈڈ ٹیکس',
  total: 'ٹیکس سمیت کل',
  refunded: 'ٹیکس سمیت آپ کو واپس کی گئی رقم',
  left: 'باقی ادائیگی',
  qr: 'انوائس کا کوڈ، جس کی جانچ ٹیکس اتھارٹی کی ایپ میں ہوتی ہے',
  states: {
    unpaid: 'ادا نہیں ہوئی',
    paid: 'ادا شدہ',
    cancelled: 'منسوخ',
    credited: 'رقم واپس',
    refunded: 'آپ کو واپس',
  },
}

export const ledgerList: KitStrings['ledgerList'] = {
  in: 'آمد:',
  out: 'خرچ:',
  after: 'اس کے بعد بیلنس',
  points: { one: '{count} پوائنٹ', other: '{count} پوائنٹس' },
}

export const link: KitStrings['link'] = {
  external: 'بیرونی سائٹ',
  and: '، ',
  newTab: 'نئے ٹیب میں کھلتا ہے',
}

export const loyaltyMeter: KitStrings['loyaltyMeter'] = {
  yours: 'آپ کا درجہ',
  tiers: { bronze: 'کانسی', silver: 'چاندی', gold: 'سونا', diamond: 'ہیرا' },
  spent: 'پچھلے 12 مہینوں کا خرچ',
  toNext: '{tier} کی طرف',
  top: 'آپ سب سے اونچے درجے پر ہیں',
  missing: 'ابھی باقی',
  from: 'شروع',
  fromStart: 'پہلے آرڈر سے',
  noCashback: 'کیش بیک نہیں',
  cashback: '{percent} کیش بیک',
  bonus: { one: '{count} پوائنٹ کا بونس', other: '{count} پوائنٹس کا بونس' },
  points: 'آپ کے پوائنٹس',
  pointCount: { one: '{count} پوائنٹ', other: '{count} پوائنٹس' },
  tooFew: {
    one: 'پہلے واؤچر کے لیے {count} اور پوائنٹ چاہیے۔',
    other: 'پہلے واؤچر کے لیے {count} اور پوائنٹس چاہییں۔',
  },
  redeem: 'پوائنٹس؟',
  worth: 'واؤچر کی مالیت',
  makeVoucher: 'واؤچر میں بدلیں',
  redeeming: 'بدلا جا رہا ہے',
}

export const money: KitStrings['money'] = {
  amount: { one: '{amount} سعودی ریال', other: '{amount} سعودی ریال' },
  per: {
    visit: { one: 'فی دورہ', other: '{count} دوروں کے لیے' },
    day: { one: 'فی دن', other: '{count} دنوں کے لیے' },
    month: { one: 'فی مہینہ', other: '{count} مہینوں کے لیے' },
    year: { one: 'فی سال', other: '{count} سالوں کے لیے' },
  },
  once: 'ایک ہی بار ادائیگی',
  minus: 'منفی {amount}',
}

export const multiSelect: KitStrings['multiSelect'] = {
  added: '{name} شامل کیا گیا۔',
  removed: '{name} ہٹا دیا گیا۔',
  remove: '{name} ہٹائیں',
  chosen: { one: '{count} انتخاب', other: '{count} انتخاب' },
}

export const nationalityCard: KitStrings['nationalityCard'] = {
  jobs: 'پیشے',
  from: 'شروع',
  onRequest: 'قیمت درخواست پر',
  arrives: 'آمد اتنے عرصے میں',
  days: { one: '{count} دن', other: '{count} دن' },
}

export const navbar: KitStrings['navbar'] = {
  label: 'مرکزی نیویگیشن',
  menu: 'مینو',
  open: 'مینو کھولیں',
  account: '{name} کا اکاؤنٹ',
}

export const planFinderPopup: KitStrings['planFinderPopup'] = {
  title: 'اپنے لیے موزوں پلان تلاش کریں',
  description: 'خدمت اور قومیت منتخب کریں، یا جو اہم نہ ہو اسے چھوڑ دیں۔',
  service: 'خدمت',
  nationality: 'قومیت',
  anyService: 'تمام خدمات',
  anyNationality: 'تمام قومیتیں',
  show: 'پلان دکھائیں',
}

export const offlineNotice: KitStrings['offlineNotice'] = {
  title: 'آپ آف لائن ہیں',
  text: 'جو آپ دیکھ رہے ہیں پرانا ہو سکتا ہے۔ اپنا کنکشن دیکھیں؛ اس کے بحال ہوتے ہی یہ اطلاع ہٹ جائے گی۔',
}

export const orderCard: KitStrings['orderCard'] = {
  states: {
    draft: 'تیاری میں',
    pending_payment: 'ادائیگی کا انتظار',
    paid: 'ادا شدہ',
    processing: 'عمل میں',
    active: 'فعال',
    completed: 'مکمل',
    cancelled: 'منسوخ',
    expired: 'ادائیگی کا وقت ختم',
  },
  beingProcessed: 'کارروائی جاری ہے: ہم آپ کی قیمت تیار کر رہے ہیں',
  total: 'کل',
  totalThen: 'آرڈر کے وقت قیمت',
  totalNow: 'ادائیگی سے پہلے آپ آج کی قیمت دیکھیں گے',
  visitDuration: 'دورے کا دورانیہ',
  hours: { one: '{count} گھنٹہ', other: '{count} گھنٹے' },
  visitPeriod: 'دورے کا وقت',
  periods: { morning: 'صبح', evening: 'شام' },
  cancelFree: 'مفت اس تک',
  cancelFreeNow: 'ادائیگی سے پہلے مفت',
  cancelNotFree: 'فیس کے ساتھ',
  cancelNot: 'ممکن نہیں',
  cancelAvailability: 'منسوخی',
  contractDuration: 'معاہدے کی مدت',
  contractValue: 'معاہدے کی مالیت',
  salary: 'ماہانہ تنخواہ، کل میں شامل',
  salaryBeside: 'ماہانہ تنخواہ، آپ ادا کریں گے',
  jobType: 'کام کی قسم',
  nationality: 'قومیت',
  workers: 'کارکنوں کی تعداد',
  packageDuration: 'پیکج کی مدت',
  unknown: 'دستیاب نہیں',
  more: 'مزید اختیارات',
  hold: 'آپ کے لیے محفوظ، اس تک',
}

export const orderTrackingPopup: KitStrings['orderTrackingPopup'] = {
  title: 'آرڈر کی پیش رفت',
  order: 'آرڈر',
  page: 'پیش رفت کا صفحہ کھولیں',
}

export const packageConfirmationPopup: KitStrings['packageConfirmationPopup'] = {
  title: 'آپ کی درخواست مل گئی',
  description: 'ہماری ٹیم قیمت نکال کر «میرے آرڈرز» میں دکھائے گی۔ جب تیار ہوں تب ادا کریں۔',
  success: 'پیکج کے لیے آپ کی درخواست موصول ہوئی',
  number: 'آرڈر نمبر',
  orders: 'میرے آرڈرز دیکھیں',
  close: 'بند کریں',
}

export const packagePopup: KitStrings['packagePopup'] = {
  title: 'آپ کا اپنا پیکج',
  description: 'ہمیں اپنی ضرورت بتائیں، ہم آپ کے لیے پیشکش تیار کریں گے۔',
  job: 'کارکن کی قسم',
  nationality: 'قومیت',
  number: 'کارکنوں کی تعداد',
  duration: 'مدت',
  startDate: 'پہلا دن',
  startHint: 'اگر ادائیگی اس کے بعد ہوئی تو آغاز ادائیگی کے اگلے دن ہوگا۔',
  choose: 'منتخب کریں',
  price: 'اندازاً قیمت',
  onRequest: 'قیمت درخواست پر',
  note: 'حتمی قیمت جائزے کے بعد ملے گی، اس سے پہلے کچھ ادا نہیں کرنا۔',
  send: 'ابھی بُک کریں',
}

export const pagination: KitStrings['pagination'] = {
  label: 'فہرست کے صفحے',
  page: 'صفحہ {page}',
  position: '{pages} میں سے صفحہ {page}',
  previous: 'پچھلا صفحہ',
  next: 'اگلا صفحہ',
}

export const passwordField: KitStrings['passwordField'] = {
  show: 'پاس ورڈ دکھائیں',
  hide: 'پاس ورڈ چھپائیں',
  isShown: 'پاس ورڈ نظر آ رہا ہے',
  isHidden: 'پاس ورڈ چھپا ہوا ہے',
  strength: 'پاس ورڈ کی مضبوطی',
  none: 'بہت کمزور',
  acceptable: 'قابلِ قبول',
  fair: 'درمیانہ',
  good: 'اچھا',
  strong: 'مضبوط',
  capsLock: 'کیپس لاک آن ہے',
  arabicKeyboard: 'آپ کا کی بورڈ عربی پر ہے',
}

export const paymentPopup: KitStrings['paymentPopup'] = {
  title: 'آپ کیسے ادا کرنا چاہیں گے؟',
  place: '{count} میں سے آرڈر {position}',
  order: 'آرڈر نمبر',
  invoice: 'انوائس نمبر',
  method: 'ادائیگی کا طریقہ',
  card: 'کارڈ',
  cardHint: 'مدیٰ، ویزا یا ماسٹر کارڈ، ادائیگی کی کمپنی کے محفوظ صفحے پر',
  instalments: 'اقساط',
  instalmentsHint: 'حصوں میں ادا کریں۔ بعد میں نہ منسوخی نہ رقم واپسی',
  wallet: 'والٹ',
  walletHint: 'پوری رقم ابھی لی جائے گی۔ آپ کا بیلنس:',
  walletShort: 'آپ کا بیلنس اس رقم کے لیے کافی نہیں:',
  noRefundTitle: 'اقساط میں نہ منسوخی نہ رقم واپسی',
  noRefund: 'اقساط پر لیا گیا آرڈر نہ منسوخ ہو سکتا ہے نہ اس کی رقم واپس۔ یقین نہ ہو تو کارڈ منتخب کریں۔',
  pay: 'ادا کریں',
}

export const planCard: KitStrings['planCard'] = {
  total: 'ٹیکس سمیت',
  totalWithSalary: 'تنخواہ اور ٹیکس سمیت',
  totalWithoutSalary: 'ٹیکس سمیت، تنخواہ الگ',
  details: 'تفصیل',
  excludes: 'شامل نہیں',
  onRequest: 'قیمت درخواست پر',
  duration: 'مدت',
  visits: 'دورے',
  nationality: 'قومیت',
  job: 'کام',
  insurance: 'بیمہ',
  salary: 'کارکن کی ماہانہ تنخواہ',
  salaryWithin: '(کل میں شامل)',
  salaryBeside: '(ہر مہینے آپ ادا کریں گے، کل میں شامل نہیں)',
  insured: 'لازمی',
  notInsured: 'لازمی نہیں',
  available: 'دستیاب',
  availableNow: 'ابھی دستیاب',
  service: 'سروس',
  availableNowMale: 'ابھی دستیاب',
  arrives: 'آمد اتنے عرصے میں',
  arrivesMale: 'آمد اتنے عرصے میں',
  availableFrom: 'اس تاریخ سے',
  nobody: 'فی الحال کوئی نہیں',
  order: 'ابھی بُک کریں',
  compare: 'موازنہ کریں',
  days: { one: '{count} دن', other: '{count} دن' },
  hours: { one: '{count} گھنٹہ', other: '{count} گھنٹے' },
  visitCount: { one: '{count} دورہ', other: '{count} دورے' },
  perWeek: { one: 'ہفتے میں {count}', other: 'ہفتے میں {count}' },
}

export const planCompare: KitStrings['planCompare'] = {
  label: 'پلانوں کا موازنہ',
  plan: 'پلان',
  unitPrice: 'فی مہینہ یا فی وزٹ قیمت',
  total: 'کل، ٹیکس سمیت',
  service: 'خدمت',
  same: 'ایک جیسا',
  remove: 'موازنے سے ہٹائیں',
  onlyDifferent: 'صرف فرق دکھائیں',
}

export const popupForm: KitStrings['popupForm'] = {
  sending: 'بھیجا جا رہا ہے',
  cancel: 'واپس جائیں',
  close: 'بند کریں',
}

export const priceBreakdown: KitStrings['priceBreakdown'] = {
  total: 'کل',
  wallet: 'والٹ سے',
  due: 'باقی ادائیگی',
  taxOf: 'وی اے ٹی {percent}',
  taxTotal: 'جس میں کل وی اے ٹی',
  lines: {
    service: 'خدمت',
    voucher: 'واؤچر',
    points: 'پوائنٹس',
    tax: 'وی اے ٹی',
    wage: 'کارکن کی اجرت',
    delivery: 'گھر تک پہنچانا',
    insurance: 'جس میں بیمہ',
    visa_fee:
      'ویزا فیس، کل میں شامل نہیں: حکومت کو ادا ہوتی ہے، اور ویزا جاری ہونے کے بعد منسوخی پر واپسی سے کٹتی ہے',
  },
}

export const privacyPopup: KitStrings['privacyPopup'] = {
  title: 'رازداری کی پالیسی',
  loading: 'لایا جا رہا ہے...',
  retry: 'دوبارہ کوشش کریں',
}

export const quoteLines: KitStrings['quoteLines'] = {
  title: 'رقم',
  toYou: 'آپ کو واپس ملے گا',
  toPay: 'آپ کو ادا کرنا باقی ہے',
  nothing: 'نہ فیس نہ واپسی',
  how: 'یہ رقم کیسے بنی؟',
  free: 'مفت منسوخی اس تک',
  freeOver: 'مفت منسوخی ختم ہوئی',
  failed: 'رقم کا حساب نہیں ہو سکا۔',
  retry: 'دوبارہ حساب کریں',
  rules: {
    unused_value: 'جو آپ نے ابھی استعمال نہیں کیا اس کی مالیت۔',
    not_begun: 'خدمت شروع نہیں ہوئی، اس لیے پوری رقم واپس۔',
    complaint_in_period: 'آپ نے اس کی شکایت وقت پر کی، اس لیے پوری رقم واپس۔',
    notice_48_hours: 'وقت قریب ہے۔',
    break_fee: 'غیر استعمال شدہ مالیت کا ایک حصہ، اجرت اور ٹیکس کے بغیر۔',
    visa_issued: 'حکومت کو ادا ہوا، اور ویزا جاری ہونے کے بعد منسوخی پر واپسی سے کٹتا ہے۔',
    daily_fine: 'اختتام کے بعد کارکن کے ہر دن کے لیے۔',
    suspension_fee: 'معاہدہ روکنے کی مقررہ فیس۔',
    replacement_fee: 'کارکن تبدیل کرنے کے لیے۔',
    late_in_extension: 'کارکن طے شدہ مدت میں نہیں پہنچی۔',
    late_after_extension: 'تاخیر اضافی مدت سے بھی بڑھ گئی۔',
    trial_pro_rata: 'آزمائشی مدت میں، معاہدے کے باقی حصے کے تناسب سے۔',
  },
  share: '{base} کا {percent}',
  notice: {
    one: 'اس میں ایک گھنٹہ یا کم باقی ہے، اس لیے رقم واپس نہیں ہوگی۔',
    other: 'اس میں {count} گھنٹے یا کم باقی ہیں، اس لیے رقم واپس نہیں ہوگی۔',
  },
  unused: {
    visits: { one: 'ایک دورہ جو نہیں ہوا', other: '{count} میں سے {units} دورے نہیں ہوئے' },
    days: { one: 'ایک دن باقی', other: '{count} میں سے {units} دن باقی' },
  },
  trial: {
    one: 'وہی ایک مہینہ باقی ہے، آزمائشی مدت میں',
    other: '{count} میں سے {units} مہینے باقی، آزمائشی مدت میں',
  },
  complained: {
    visits: {
      one: 'جس دورے کی آپ نے وقت پر شکایت کی، پوری رقم واپس',
      other: '{count} میں سے {units} دورے جن کی آپ نے وقت پر شکایت کی، پوری رقم واپس',
    },
    days: {
      one: 'جس دن کی آپ نے وقت پر شکایت کی، پوری رقم واپس',
      other: '{count} میں سے {units} دن جن کی آپ نے وقت پر شکایت کی، پوری رقم واپس',
    },
  },
  overstayed: {
    one: 'اختتام کے بعد کارکن کے ایک دن کے لیے',
    other: 'اختتام کے بعد کارکن کے {count} دنوں کے لیے',
  },
}

export const quoteLinesPopup: KitStrings['quoteLinesPopup'] = {
  title: 'کل کتنا بنتا ہے',
  description: 'درخواست بھیجنے سے پہلے اسے دیکھ لیں۔',
  contract: 'معاہدہ',
  request: 'درخواست کی طرف بڑھیں',
  close: 'بند کریں',
}

export const rating: KitStrings['rating'] = { outOf: '{most} میں سے {value} ریٹنگ' }

export const recruitmentStepsPopup: KitStrings['recruitmentStepsPopup'] = {
  title: 'آرڈر کیسے ہوتا ہے',
  description: 'خدمت کے انتخاب سے کارکن کی وصولی تک، چھ مراحل میں۔',
  start: 'ابھی شروع کریں',
}

export const replacementPopup: KitStrings['replacementPopup'] = {
  title: 'کارکن تبدیل کریں',
  reason: 'آپ دوسری کارکن کیوں چاہتے ہیں؟',
  details: 'تفصیل',
  worker: 'نئی کارکن',
  office: 'انتخاب دفتر کرے',
  start: 'تبدیلی اس تاریخ سے',
  send: 'متبادل کی درخواست بھیجیں',
}

export const requestCard: KitStrings['requestCard'] = {
  kinds: {
    cancellation: 'منسوخی',
    suspension: 'عارضی روک',
    replacement: 'کارکن کی تبدیلی',
    replace_service: 'خدمت کی تبدیلی',
    refund_payment: 'رقم کی واپسی',
    unknown: 'درخواست',
  },
  states: {
    open: 'زیرِ غور',
    approved: 'منظور',
    rejected: 'نامنظور',
    withdrawn: 'واپس لی گئی',
    completed: 'عمل ہو چکا',
  },
  contract: 'معاہدہ',
  requestedOn: 'بھیجنے کی تاریخ',
  effectiveOn: 'اس تاریخ سے',
  resumesOn: 'خدمت دوبارہ شروع ہوگی',
  exchangeDue: 'تبدیلی اس کے اختتام تک',
  exchangeDueOnceApproved: 'منظوری کے بعد تبدیلی اس کے اختتام تک',
  worker: 'مطلوبہ کارکن',
  attachment: 'منسلکہ',
  attached: 'ایک تصویر',
  answerDue: 'ہمارا جواب اس تک',
  answerLate: 'ہمارے جواب میں دیر ہو گئی، معذرت۔ اسے آنا تھا',
  answeredAt: 'دفتر کا جواب',
  reason: 'وجہ',
}

export const serviceTile: KitStrings['serviceTile'] = { from: 'شروع', onRequest: 'قیمت درخواست پر' }

export const skeleton: KitStrings['skeleton'] = { loading: 'لایا جا رہا ہے' }

export const skipLink: KitStrings['skipLink'] = {
  toContent: 'سیدھے مواد پر جائیں',
}

export const spinner: KitStrings['spinner'] = { loading: 'لایا جا رہا ہے' }

export const stepper: KitStrings['stepper'] = {
  more: 'زیادہ',
  fewer: 'کم',
  most: 'اس سے زیادہ نہیں',
}

export const stepRail: KitStrings['stepRail'] = {
  position: '{steps} میں سے مرحلہ {step}',
  following: 'پھر: {step}',
  done: 'ہو گیا',
  now: 'آپ یہاں ہیں',
  next: 'آگے',
}

export const summaryCard: KitStrings['summaryCard'] = {
  label: 'بکنگ کا خلاصہ',
  total: 'کل',
  onRequest: 'قیمت درخواست پر',
  more: 'تفصیل',
  less: 'چھپائیں',
}

export const suspensionPopup: KitStrings['suspensionPopup'] = {
  title: 'معاہدہ عارضی طور پر روکیں',
  description: 'رکنے کے دن معاہدے کے آخر میں بڑھا دیے جاتے ہیں۔',
  reason: 'آپ اسے کیوں روکنا چاہتے ہیں؟',
  details: 'آپ کی وجہ',
  from: 'روک کا آغاز',
  until: 'خدمت دوبارہ شروع ہوگی',
  untilEmpty: 'خالی چھوڑیں تو دوبارہ شروع ہوگی',
  newEnd: 'تب معاہدہ ختم ہوگا',
  note: 'جلد روکنے کی پالیسی کے تحت انتظامی فیس یا پچھلے دوروں کی مالیت کٹ سکتی ہے۔',
  send: 'روک کی درخواست بھیجیں',
}

export const table: KitStrings['table'] = {
  sortBy: 'ترتیب:',
  empty: 'اس فہرست میں ابھی کچھ نہیں',
  selectAll: 'سب منتخب کریں',
  select: 'منتخب کریں: {row}',
  selected: { zero: 'کچھ منتخب نہیں', one: '{count} سطر منتخب', other: '{count} سطریں منتخب' },
}

export const termsPopup: KitStrings['termsPopup'] = {
  title: 'آپ کا آرڈر دینے سے پہلے',
  description: 'ہمیں دو باتوں پر آپ کی رضامندی چاہیے۔',
  scheduleTitle: 'آپ کے منتخب کردہ اوقات',
  workSchedule: 'میں کام کے شیڈول اور منتخب اوقات سے متفق ہوں',
  terms: 'میں شرائط و ضوابط سے متفق ہوں',
  read: 'شرائط و ضوابط پڑھیں',
  tick: 'اس سے اتفاق ضروری ہے',
  agree: 'اتفاق کریں اور ادائیگی پر جائیں',
}

export const themeSwitch: KitStrings['themeSwitch'] = {
  label: 'ظاہری شکل',
  system: 'سسٹم',
  light: 'روشن',
  dark: 'گہرا',
  contrast: 'زیادہ تضاد',
}

export const timeline: KitStrings['timeline'] = { done: 'ہو گیا', now: 'ابھی', next: 'آگے' }

export const timeText: KitStrings['timeText'] = {
  range: '{from} اور {until} کے درمیان',
  time: '{part}\u00A0{clock}',
  am: 'قبل دوپہر',
  pm: 'بعد دوپہر',
  parts: { night: 'رات', morning: 'صبح', noon: 'دوپہر', afternoon: 'سہ پہر', evening: 'شام' },
  nextDay: 'اگلے دن',
  ofDay: '{day}، {time}',
}

export const timeWindowPicker: KitStrings['timeWindowPicker'] = {
  none: 'اس دن کوئی وقت خالی نہیں',
}

export const toast: KitStrings['toast'] = {
  region: 'اطلاعات',
  close: 'بند کریں',
  success: 'ہو گیا',
  info: 'آپ کی اطلاع کے لیے',
  warning: 'انتباہ',
  error: 'نہیں ہو سکا',
  withButton: '{text}۔ بٹن کے ساتھ: {button}',
}

export const trackingStepper: KitStrings['trackingStepper'] = {
  label: 'آرڈر کے مراحل',
  place: '{count} میں سے مرحلہ {position}',
  moved: 'آپ کا آرڈر اس مرحلے پر پہنچ گیا: {stage}',
  done: 'ہو گیا',
  now: 'ابھی',
  ahead: 'آگے',
  afterwards: 'اس کے بعد',
  stages: {
    submitted: 'درخواست جمع ہوئی',
    under_review: 'زیرِ جائزہ',
    awaiting_payment: 'ادائیگی کا انتظار',
    processing: 'کارروائی جاری',
    visa_started: 'ویزا کی کارروائی شروع',
    visa_in_progress: 'ویزا جاری ہو رہا ہے',
    visa_issued: 'ویزا جاری ہو گیا',
    travel_arrangements: 'سفر کے انتظامات جاری',
    on_the_way: 'آپ کی طرف روانہ',
    arrived: 'پہنچ گئی',
    received: 'خدمت شروع ہو گئی',
  },
  means: {
    submitted: 'آپ کی درخواست مل گئی، اب ہم اسے دیکھیں گے۔',
    under_review: 'ادائیگی سے پہلے ہم تفصیل جانچتے ہیں۔',
    awaiting_payment: 'ادائیگی ہوتے ہی ہم شروع کرتے ہیں۔',
    processing: 'آغاز سے پہلے دفتر سب انتظام کر رہا ہے۔',
    visa_started: 'ویزا کی درخواست جمع کرائی جا رہی ہے۔',
    visa_in_progress: 'فیصلہ متعلقہ ادارہ کرتا ہے؛ کچھ ہفتے لگ سکتے ہیں۔',
    visa_issued: 'ہم ان کا سفر بک کر رہے ہیں۔',
    travel_arrangements: 'ٹکٹ اور کاغذات تیار کیے جا رہے ہیں۔',
    on_the_way: 'آپ تک کا سفر شروع ہو گیا ہے۔',
    arrived: 'اب صرف حوالگی باقی ہے۔',
    received: 'آپ کے آرڈر کا سفر مکمل ہوا۔',
  },
}

export const viewInvoicePopup: KitStrings['viewInvoicePopup'] = {
  title: 'انوائس',
  creditTitle: 'آپ کے اکاؤنٹ کا کریڈٹ نوٹ',
  print: 'PDF محفوظ یا پرنٹ کریں',
  pay: 'انوائس ادا کریں',
  paying: 'ادائیگی کا صفحہ کھل رہا ہے',
}

export const visitRow: KitStrings['visitRow'] = {
  next: 'آپ کا اگلا دورہ',
  noDate: 'آغاز کی تاریخ نہیں',
  noStatus: 'کوئی حیثیت نہیں',
  noWorker: 'مقرر نہیں',
  arrives: 'آمد',
  movableUntil: 'وقت اس تک بدلا جا سکتا ہے',
  scheduled: 'طے شدہ',
  on_the_way: 'آپ کی طرف روانہ',
  at_door: 'آپ کے دروازے پر',
  in_progress: 'جاری',
  done: 'ہو گیا',
  missed: 'نہیں ہو سکا',
  cancelled: 'منسوخ',
  moved: 'وقت بدل گیا',
}

export const visitsPopup: KitStrings['visitsPopup'] = {
  title: 'آپ کے اگلے دورے',
  none: 'آگے کوئی دورہ نہیں',
  noneText: 'بکنگ کے بعد آپ کے پلانوں کے دورے یہاں نظر آئیں گے۔',
  all: 'تمام دورے',
}

export const voucherCard: KitStrings['voucherCard'] = {
  off: 'رعایت',
  upTo: 'زیادہ سے زیادہ',
  until: 'اس تک',
  code: 'واؤچر کا کوڈ',
  used: 'استعمال ہو چکا',
  expired: 'میعاد ختم',
  usesLeft: { one: 'ایک بار استعمال ہو سکتا ہے', other: '{count} بار استعمال ہو سکتا ہے' },
}

export const walletPanel: KitStrings['walletPanel'] = {
  balance: 'کل بیلنس',
  frozen: 'روکا ہوا بیلنس',
  available: 'خرچ کے لیے دستیاب',
  note: 'روکی ہوئی رقم واپسی کی منظوری یا ادائیگی مکمل ہونے کا انتظار کرتی ہے۔',
  holds: 'روکی ہوئی رقوم',
  until: 'جائزہ اس تک',
  late: 'ہمارے جائزے میں دیر ہو گئی، معذرت۔ اسے ہونا تھا',
}

export const workerCard: KitStrings['workerCard'] = {
  age: { one: '{count} سال', other: '{count} سال' },
  experience: 'تجربہ',
  location: 'مقام',
  skills: 'مہارتیں',
  more: { one: '{count} اور مہارت', other: '{count} اور مہارتیں' },
}

export const workerPicker: KitStrings['workerPicker'] = {
  all: { one: 'ایک کارکن دیکھیں', other: 'تمام {count} کارکن دیکھیں' },
  office: 'انتخاب دفتر کرے',
  officeText: 'ہم ایسی موزوں کارکن چنتے ہیں جو آپ کے وقت پر فارغ ہو',
  count: 'کارکنوں کی تعداد',
  choose: 'کارکن منتخب کریں',
  change: 'انتخاب بدلیں',
  chosen: '{count} میں سے {chosen} منتخب',
  each: 'ہر کارکن کا الگ آرڈر ہے؛ ادائیگی ایک کے بعد ایک ہوتی ہے',
  none: 'ابھی کوئی کارکن منتخب نہیں ہو سکتی۔ دفتر آپ کے لیے ایک چنے گا۔',
}

export const workerSelectionPopup: KitStrings['workerSelectionPopup'] = {
  title: 'کارکن منتخب کریں',
  description: { one: 'ایک کارکن منتخب کریں', other: '{count} کارکن منتخب کریں' },
  chosen: '{count} میں سے {chosen} منتخب',
  confirm: 'یہ انتخاب رکھیں',
  back: 'واپس',
  none: 'اس پلان کے لیے ابھی کوئی کارکن دستیاب نہیں۔',
}

/**
 * All sections of the Urdu strings. An app that saves bytes passes only the sections that it uses.
 */
export const ur: KitStrings = {
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
