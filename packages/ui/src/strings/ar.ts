/*
 * The strings of the kit. They are plain data, so that a server component can pass them to the Provider.
 * `{name}` is a placeholder; an object with plural forms is selected by `{count}`. Each section belongs to a
 * component and is an export of its own, in alphabetical order; `ar` at the end contains all of them.
 */
export const addAddressPopup = {
  add: 'إضافة عنوان',
  edit: 'تعديل العنوان',
  save: 'حفظ العنوان',
  shortAddress: 'العنوان المختصر',
  shortAddressHint: 'أربعة أحرف وأربعة أرقام، تكفي عن رقم المبنى.',
  country: 'الدولة',
  saudiArabia: 'المملكة العربية السعودية',
  region: 'المنطقة',
  city: 'المدينة أو المحافظة',
  neighborhood: 'الحي',
  regionFirst: 'المنطقة أولًا',
  search: 'البحث بالعربية أو الإنجليزية',
  street: 'الشارع',
  building: 'رقم المبنى',
  unit: 'رقم الوحدة',
  unitHint: 'رقم الشقة أو الدور، ولا يلزم للفيلا.',
  postalCode: 'الرمز البريدي',
  additional: 'الرقم الإضافي',
  more: 'لتسهيل الوصول',
  note: 'ملاحظة للسائق',
  noteHint: 'مثل: الباب الجانبي، أو علامة قريبة.',
  mapLink: 'رابط الموقع على الخريطة',
  main: 'عنواني الرئيسي',
}

export const addCardPopup = {
  title: 'إضافة بطاقة',
  safe: 'يذهب الرقم والرمز إلى مزوّد الدفع مباشرة، ولا نحتفظ بهما.',
  holder: 'اسم حامل البطاقة',
  holderHint: 'كما هو مكتوب على البطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'الشهر/السنة',
  cvv: 'رمز الأمان',
  cvvHint: 'على ظهر البطاقة',
  saveCard: 'حفظ البطاقة لطلباتي القادمة',
  saveHint: 'دون ذلك تُستخدم مرة واحدة.',
  send: 'إضافة البطاقة',
}

export const addComplaintPopup = {
  title: 'شكوى جديدة',
  contract: 'العقد',
  chooseContract: 'اختيار العقد',
  visit: 'عن أي زيارة؟',
  noVisit: 'ليست عن زيارة بعينها',
  type: 'موضوع الشكوى',
  details: 'ما الذي حدث؟',
  send: 'إرسال الشكوى',
  requests: 'أو طلب على العقد:',
  replacement: 'طلب استبدال',
  cancellation: 'طلب إلغاء',
  suspension: 'طلب إيقاف مؤقت',
}

export const addressCard = {
  main: 'الرئيسي',
  edit: 'تعديل',
  remove: 'حذف',
  makeMain: 'تعيينه رئيسيًا',
  building: 'مبنى',
  unit: 'وحدة',
  map: 'على الخريطة',
}

export const alert = {
  info: 'للعلم',
  success: 'نجاح',
  warning: 'تنبيه',
  danger: 'خطأ',
  dismiss: 'إخفاء الرسالة',
}

export const alertDialog = {
  cancel: 'تراجع',
  failed: 'تعذّر إتمام ذلك. نرجو المحاولة مرة أخرى.',
}

export const bookingConfirmationPopup = {
  title: 'حجزكم مؤكد',
  description: 'وصلتنا دفعتكم. الطلب وعقده وفاتورته في حسابكم.',
  numbers: 'رقم الطلب',
  paid: 'المدفوع',
  next: 'ماذا بعد؟',
  orders: 'عرض طلباتي',
  calendar: 'إضافة المواعيد إلى التقويم',
  close: 'إغلاق',
}

export const branchCard = {
  headOffice: 'الفرع الرئيسي',
  pickup: 'الاستقبال في الفرع متاح',
  serves: 'يخدم:',
  comma: '، ',
  map: 'على الخريطة',
}

export const breadcrumbs = {
  label: 'مسار الصفحة',
}

export const cancellationPopup = {
  title: 'طلب إلغاء العقد',
  description: 'هذه المبالغ قبل الإرسال. الإلغاء المجاني يتم فورًا، وغيره بعد رد المكتب.',
  reason: 'سبب الإلغاء',
  details: 'تفاصيل',
  send: 'إرسال طلب الإلغاء',
  sendNow: 'إلغاء الآن',
}

export const cardTile = {
  brands: { mada: 'مدى', visa: 'فيزا', mastercard: 'ماستركارد', unnamed: 'بطاقة' },
  ending: '{brand} تنتهي بـ{last4}',
  expiry: 'صالحة حتى',
  expired: 'انتهت صلاحيتها',
  onePayment: 'لدفعة واحدة',
  remove: 'حذف: {card}',
}

export const carousel = {
  one: '{first} من {all}',
  several: 'من {first} إلى {last} من أصل {all}',
  previous: 'السابق',
  next: 'التالي',
  pause: 'إيقاف الحركة',
  play: 'تشغيل الحركة',
  paused: 'توقفت الحركة',
  playing: 'عادت الحركة',
}

export const code = { copy: 'نسخ', copied: 'نُسخ', failed: 'تعذّر النسخ' }

export const codeField = { label: 'رمز الرسالة النصية' }

export const combobox = {
  clear: 'مسح الاختيار',
  loading: 'جارٍ البحث',
  failed: 'تعذّر جلب القائمة',
  nothing: 'لا شيء بهذا الاسم. قد تنفع كلمة أقصر.',
  none: 'لا خيارات هنا بعد',
  found: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
}

export const complaintCard = {
  types: {
    delay: 'تأخير',
    unsatisfactory: 'خدمة غير مرضية',
    behavior: 'سلوك غير لائق',
    payment: 'مشكلة في الدفع',
    another: 'أمر آخر',
    unknown: 'شكوى',
  },
  states: { open: 'مفتوحة', on_hold: 'مؤجّلة', closed: 'مغلقة' },
  byCustomer: { open: 'كتبتم لنا', closed: 'قلتم إن المشكلة حُلّت' },
  service: 'الخدمة',
  contract: 'العقد',
  visit: 'الزيارة',
  visitOf: 'زيارة',
  worker: 'من يعمل لديكم',
  requestedOn: 'تاريخ الشكوى',
  answerDue: 'نرد عليكم قبل',
  answerLate: 'تأخرنا في الرد عليكم، ونعتذر. كان موعدنا',
  history: 'ما جرى في الشكوى',
  unknownWorker: 'اسم غير معروف',
  noStatus: 'بلا حالة',
}

export const contactPopup = {
  title: 'التواصل معنا',
  description: 'بالكتابة أو الاتصال، ونرد خلال يوم عمل.',
  name: 'الاسم',
  contact: 'البريد الإلكتروني أو رقم الجوال',
  message: 'الرسالة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  sentTitle: 'وصلتنا رسالتكم',
  sent: 'رقمها {reference}، والأفضل حفظه. نرد عليكم على البريد أو الجوال المكتوب.',
  again: 'رسالة أخرى',
  reach: 'أقرب من الكتابة',
  phone: 'الهاتف',
  messaging: 'واتساب',
  email: 'البريد',
  follow: 'حساباتنا',
  branches: 'فروعنا',
  leaveEmpty: 'يُترك هذا الحقل فارغًا',
}

export const contractCard = {
  states: {
    not_started: 'لم يبدأ بعد',
    running: 'جارٍ',
    cancelled: 'ملغى',
    expiring: 'ينتهي قريبًا',
    defaulted: 'متأخر السداد',
    on_hold: 'بانتظار الرد',
    pending_swap: 'بانتظار الاستبدال',
    suspended: 'موقوف مؤقتًا',
    finished: 'منتهٍ',
  },
  openRequests: {
    cancellation: 'طلب إلغاء قيد المراجعة',
    suspension: 'طلب إيقاف مؤقت قيد المراجعة',
    replacement: 'طلب استبدال قيد المراجعة',
    replace_service: 'طلب استبدال الخدمة قيد المراجعة',
    refund_payment: 'طلب استرداد قيد المراجعة',
    unknown: 'طلبكم قيد المراجعة',
  },
  contract: 'العقد',
  customer: 'العميل',
  phone: 'الجوال',
  service: 'الخدمة',
  plan: 'الباقة',
  state: 'الحالة',
  start: 'البداية',
  end: 'النهاية',
  workers: 'من يعمل لديكم',
  total: 'القيمة',
  visits: 'الزيارات',
  visitsDone: '{done} من {count}',
  period: 'فترة الزيارة',
  periods: { morning: 'صباحًا', evening: 'مساءً' },
  daysLeft: {
    zero: 'ينتهي اليوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: 'بقيت {count} أيام',
    many: 'بقي {count} يومًا',
    other: 'بقي {count} يوم',
  },
  pausesOn: 'يبدأ الإيقاف في',
  resumesOn: 'تعود الخدمة في',
  overdue: 'فاتورة متأخرة:',
  unknownWorker: 'اسم غير معروف',
  unknownCustomer: 'عميل غير معروف',
  noPhone: 'لا يوجد جوال',
  notAvailable: 'غير متاح',
  notAssigned: 'لم يُحدَّد بعد',
  startsOnArrival: 'يوم الوصول',
  countedFromArrival: 'تُحسب المدة من يوم الوصول',
  noStart: 'لا تاريخ بداية',
  noEnd: 'لا تاريخ نهاية',
  noStatus: 'بلا حالة',
}

export const contractDetailsPopup = {
  paper: 'عقد خدمة',
  title: 'تفاصيل العقد',
  lines: 'تفصيل السعر',
  order: 'الطلب',
  payment: 'طريقة الدفع',
  payments: {
    card: 'بطاقة',
    instalments: 'أقساط',
    wallet: 'المحفظة',
    cash: 'نقدًا في المكتب',
    transfer: 'تحويل بنكي',
    card_machine: 'بطاقة في المكتب',
  },
  nextVisit: 'الزيارة القادمة',
  freeUntil: 'الإلغاء مجاني حتى',
  paid: 'المدفوع',
  unpaid: 'غير المدفوع',
  actions: 'إجراءات العقد',
  print: 'طباعة العقد',
  close: 'إغلاق',
}

export const dashboardTiles = {
  running: 'عقود سارية',
  cancelled: 'عقود ملغاة',
  expiring: 'عقود تنتهي قريبًا',
  visits: 'زيارات قادمة',
  complaints: 'شكاوى مفتوحة',
  invoices: 'فواتير غير مدفوعة',
  unknown: 'تعذّر العدّ الآن',
}

export const datePicker = {
  open: 'اختيار من التقويم',
  calendar: 'التقويم',
  previous: 'الشهر السابق',
  next: 'الشهر التالي',
  month: 'الشهر',
  year: 'السنة',
  today: 'اليوم',
  pattern: 'يوم/شهر/سنة',
  unreadable: 'يُكتب التاريخ هكذا: يوم/شهر/سنة، ميلاديًا أو هجريًا.',
  tooEarly: 'هذا اليوم قبل أول يوم متاح',
  tooLate: 'هذا اليوم بعد آخر يوم متاح',
  shortWeekdays: ['أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت'],
}

export const dateText = {
  date: '{day} {month} {year}',
  dayMonth: '{day} {month}',
  weekday: '{weekday} {date}',
  gregorian: '{date}\u00a0م',
  umalqura: '{date}\u00a0هـ',
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  gregorianMonths: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  umalquraMonths: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
}

export const dialog = { close: 'إغلاق' }

export const emptyState = { title: 'لا شيء هنا بعد' }

export const errorState = {
  title: 'تعذّر عرض هذا الجزء',
  text: 'نرجو المحاولة بعد لحظات، ونساعدكم إن تكرر ذلك.',
  retry: 'محاولة أخرى',
  reference: 'رقم البلاغ',
}

export const errorSummary = {
  title: {
    zero: 'كل شيء سليم',
    one: 'بقي أمر واحد يحتاج إلى تصحيح',
    two: 'بقي أمران يحتاجان إلى تصحيح',
    few: 'بقيت {count} أمور تحتاج إلى تصحيح',
    many: 'بقي {count} أمرًا يحتاج إلى تصحيح',
    other: 'بقي {count} أمر يحتاج إلى تصحيح',
  },
}

export const field = {
  /** How many fields are wrong at once. */
  problems: errorSummary.title,
  optional: 'اختياري',
  required: 'مطلوب',
  limit: {
    zero: 'لا يُقبل أي حرف',
    one: 'حرف واحد على الأكثر',
    two: 'حرفان على الأكثر',
    few: '{count} أحرف على الأكثر',
    many: '{count} حرفًا على الأكثر',
    other: '{count} حرف على الأكثر',
  },
  left: {
    zero: 'لم يبق أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: 'بقيت {count} أحرف',
    many: 'بقي {count} حرفًا',
    other: 'بقي {count} حرف',
  },
  over: {
    zero: 'النص ضمن الحد',
    one: 'تجاوزتم الحد بحرف واحد',
    two: 'تجاوزتم الحد بحرفين',
    few: 'تجاوزتم الحد بـ{count} أحرف',
    many: 'تجاوزتم الحد بـ{count} حرفًا',
    other: 'تجاوزتم الحد بـ{count} حرف',
  },
}

export const fileDrop = {
  choose: 'اختيار ملف',
  chooseSeveral: 'اختيار ملفات',
  drop: 'أو بالإفلات هنا',
  dropSeveral: 'أو بالإفلات هنا',
  release: 'الإفلات هنا',
  upTo: 'حتى {size}',
  remove: 'إزالة {name}',
  uploading: 'جارٍ رفع {name}',
  uploaded: 'تم رفع {name}',
  wrongType: '{name}: هذا النوع من الملفات غير مقبول',
  tooBig: '{name}: أكبر من {size}',
  tooMany: {
    zero: 'لا يمكن إضافة ملفات أخرى',
    one: 'يُقبل ملف واحد فقط',
    two: 'يُقبل ملفان فقط',
    few: 'تُقبل {count} ملفات فقط',
    many: 'يُقبل {count} ملفًا فقط',
    other: 'يُقبل {count} ملف فقط',
  },
  kilobytes: '{size} كيلوبايت',
  megabytes: '{size} ميغابايت',
}

export const governmentStepsPopup = {
  title: 'خطوات منصة الاستقدام الحكومية',
  description: 'عقود الاستقدام من الخارج تُوثّق في المنصة الحكومية. هذه خطواتها بالترتيب.',
  go: 'إلى المنصة',
}

export const idNumber = { ending: 'رقم ينتهي بـ{last}' }

export const invoiceSheet = {
  title: 'فاتورة ضريبية مبسطة',
  creditTitle: 'إشعار دائن',
  number: 'رقم المستند',
  issued: 'تاريخ الإصدار',
  due: 'تُستحق في',
  paid: 'دُفعت في',
  creditOf: 'عن الفاتورة',
  service: 'مدة الخدمة',
  seller: 'البائع',
  buyer: 'المشتري',
  vatNumber: 'الرقم الضريبي',
  registration: 'السجل التجاري',
  lines: 'بنود الفاتورة',
  description: 'البيان',
  quantity: 'الكمية',
  unitPrice: 'سعر الوحدة',
  amount: 'المبلغ قبل الضريبة',
  taxOf: 'الضريبة',
  untaxed: 'المجموع قبل الضريبة',
  tax: 'ضريبة القيمة المضافة',
  total: 'الإجمالي شاملًا الضريبة',
  refunded: 'المبلغ المُعاد إليكم شاملًا الضريبة',
  left: 'المتبقي للدفع',
  qr: 'رمز الفاتورة للتحقق في تطبيق هيئة الزكاة والضريبة',
  states: {
    unpaid: 'غير مدفوعة',
    paid: 'مدفوعة',
    cancelled: 'ملغاة',
    credited: 'أُعيدت قيمتها',
    refunded: 'أُعيد إليكم',
  },
}

export const ledgerList = {
  in: 'أُضيف',
  out: 'خُصم',
  after: 'الرصيد بعدها',
  points: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{count} نقاط',
    many: '{count} نقطة',
    other: '{count} نقطة',
  },
}

export const link = {
  external: 'موقع خارجي',
  and: '، ',
  newTab: 'يُفتح في تبويب جديد',
}

export const loyaltyMeter = {
  yours: 'فئتكم',
  tiers: { bronze: 'البرونزية', silver: 'الفضية', gold: 'الذهبية', diamond: 'الماسية' },
  spent: 'أنفقتم في آخر 12 شهرًا',
  toNext: 'الطريق إلى الفئة {tier}',
  top: 'بلغتم أعلى فئة',
  missing: 'يبقى لكم',
  from: 'من',
  fromStart: 'من أول طلب',
  noCashback: 'بلا استرداد نقدي',
  cashback: 'استرداد نقدي {percent}',
  bonus: {
    zero: 'بلا مكافأة',
    one: 'مكافأة: نقطة واحدة',
    two: 'مكافأة: نقطتان',
    few: 'مكافأة: {count} نقاط',
    many: 'مكافأة: {count} نقطة',
    other: 'مكافأة: {count} نقطة',
  },
  points: 'نقاطكم',
  pointCount: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{count} نقاط',
    many: '{count} نقطة',
    other: '{count} نقطة',
  },
  tooFew: {
    zero: 'نقاطكم تكفي لقسيمة.',
    one: 'تبقى نقطة واحدة لأول قسيمة.',
    two: 'تبقى نقطتان لأول قسيمة.',
    few: 'تبقى {count} نقاط لأول قسيمة.',
    many: 'تبقى {count} نقطة لأول قسيمة.',
    other: 'تبقى {count} نقطة لأول قسيمة.',
  },
  redeem: 'نقاط للتحويل',
  worth: 'قيمة القسيمة',
  makeVoucher: 'تحويلها إلى قسيمة',
  redeeming: 'جارٍ التحويل',
}

export const money = {
  amount: {
    zero: '{amount} ريال سعودي',
    one: '{amount} ريال سعودي',
    two: '{amount} ريال سعودي',
    few: '{amount} ريالات سعودية',
    many: '{amount} ريالًا سعوديًا',
    other: '{amount} ريال سعودي',
  },
  per: {
    visit: {
      zero: 'بلا زيارات',
      one: 'للزيارة',
      two: 'لزيارتين',
      few: 'لـ{count} زيارات',
      many: 'لـ{count} زيارة',
      other: 'لـ{count} زيارة',
    },
    day: {
      zero: 'بلا مدة',
      one: 'لليوم',
      two: 'ليومين',
      few: 'لـ{count} أيام',
      many: 'لـ{count} يومًا',
      other: 'لـ{count} يوم',
    },
    month: {
      zero: 'بلا مدة',
      one: 'للشهر',
      two: 'لشهرين',
      few: 'لـ{count} أشهر',
      many: 'لـ{count} شهرًا',
      other: 'لـ{count} شهر',
    },
    year: {
      zero: 'بلا مدة',
      one: 'للسنة',
      two: 'لسنتين',
      few: 'لـ{count} سنوات',
      many: 'لـ{count} سنة',
      other: 'لـ{count} سنة',
    },
  },
  once: 'مرة واحدة',
  minus: 'ناقص {amount}',
}

export const multiSelect = {
  added: 'أُضيف {name}.',
  removed: 'أُزيل {name}.',
  remove: 'إزالة {name}',
  chosen: {
    zero: 'لا اختيار بعد',
    one: 'اختيار واحد',
    two: 'اختياران',
    few: '{count} اختيارات',
    many: '{count} اختيارًا',
    other: '{count} اختيار',
  },
}

export const nationalityCard = {
  jobs: 'المهن المتاحة',
  from: 'من',
  onRequest: 'السعر عند الطلب',
  arrives: 'تصل خلال',
  days: {
    zero: 'أيام قليلة',
    one: 'يوم واحد تقريبًا',
    two: 'يومين تقريبًا',
    few: '{count} أيام تقريبًا',
    many: '{count} يومًا تقريبًا',
    other: '{count} يوم تقريبًا',
  },
}

export const navbar = {
  label: 'التنقل الرئيسي',
  menu: 'القائمة',
  open: 'فتح القائمة',
  account: 'حساب {name}',
}

export const planFinderPopup = {
  title: 'باقة تناسب بيتكم',
  description: 'الخدمة والجنسية، أو ترك ما لا يهم.',
  service: 'الخدمة',
  nationality: 'الجنسية',
  anyService: 'كل الخدمات',
  anyNationality: 'كل الجنسيات',
  show: 'عرض الباقات',
}

export const offlineNotice = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'قد لا يكون المعروض محدّثًا. يختفي هذا التنبيه حين يعود الاتصال.',
}

export const orderCard = {
  states: {
    draft: 'نعدّه لكم',
    pending_payment: 'بانتظار الدفع',
    paid: 'مدفوع',
    processing: 'قيد التنفيذ',
    active: 'جارٍ',
    completed: 'مكتمل',
    cancelled: 'ملغى',
    expired: 'انتهت مهلة الدفع',
  },
  beingProcessed: 'نعدّ لكم السعر',
  total: 'الإجمالي',
  totalThen: 'السعر وقت الطلب',
  totalNow: 'سعر اليوم يظهر قبل الدفع',
  visitDuration: 'مدة الزيارة',
  hours: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  visitPeriod: 'فترة الزيارة',
  periods: { morning: 'صباحية', evening: 'مسائية' },
  cancelFree: 'الإلغاء مجاني حتى',
  cancelFreeNow: 'الإلغاء مجاني قبل الدفع',
  cancelNotFree: 'الإلغاء برسوم',
  cancelNot: 'لا يمكن الإلغاء',
  cancelAvailability: 'إمكانية الإلغاء',
  contractDuration: 'مدة العقد',
  contractValue: 'قيمة العقد',
  salary: 'الراتب، ضمن الإجمالي',
  salaryBeside: 'الراتب، يُدفع شهريًا مباشرة',
  jobType: 'نوع العمل',
  nationality: 'الجنسية',
  workers: 'عدد العاملات',
  packageDuration: 'مدة الباقة',
  unknown: 'غير متاح',
  more: 'إجراءات أخرى',
  hold: 'محجوز لكم حتى',
}

export const orderTrackingPopup = {
  title: 'تتبّع الطلب',
  order: 'طلب',
  page: 'صفحة التتبّع',
}

export const packageConfirmationPopup = {
  title: 'وصلنا طلبكم',
  description: 'يدرس فريقنا طلبكم ويظهر السعر في صفحة «طلباتي»، ثم الدفع في أي وقت.',
  success: 'استلمنا طلب باقتكم الخاصة',
  number: 'رقم الطلب',
  orders: 'عرض طلباتي',
  close: 'إغلاق',
}

export const packagePopup = {
  title: 'باقة على قياس بيتكم',
  description: 'حاجة بيتكم، ونجهّز لكم عرضًا خاصًا.',
  job: 'نوع العاملة',
  nationality: 'الجنسية',
  number: 'عدد العاملات',
  duration: 'المدة',
  startDate: 'أول يوم',
  startHint: 'إن تأخر الدفع عن هذا اليوم، بدأت الباقة في اليوم التالي للدفع.',
  choose: 'اختيار',
  price: 'السعر التقريبي',
  onRequest: 'السعر عند الطلب',
  note: 'السعر النهائي يصلكم بعد دراسة طلبكم، ولا يُدفع شيء قبله.',
  send: 'حجز',
}

export const pagination = {
  label: 'صفحات القائمة',
  page: 'صفحة {page}',
  position: 'صفحة {page} من {pages}',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
}

export const passwordField = {
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  isShown: 'كلمة المرور ظاهرة',
  isHidden: 'كلمة المرور مخفية',
  strength: 'قوة كلمة المرور',
  none: 'ضعيفة جدًا',
  acceptable: 'مقبولة',
  fair: 'متوسطة',
  good: 'جيدة',
  strong: 'قوية',
  capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
  arabicKeyboard: 'لوحة المفاتيح بالعربية الآن',
}

export const paymentPopup = {
  title: 'طريقة الدفع',
  place: 'الطلب {position} من {count}',
  order: 'رقم الطلب',
  invoice: 'رقم الفاتورة',
  method: 'طريقة الدفع',
  card: 'بطاقة',
  cardHint: 'مدى أو فيزا أو ماستركارد، على صفحة مزوّد الدفع الآمنة',
  instalments: 'أقساط',
  instalmentsHint: 'الدفع على دفعات. لا إلغاء بعدها ولا استرداد',
  wallet: 'المحفظة',
  walletHint: 'يُخصم المبلغ كاملًا الآن. رصيدكم',
  walletShort: 'رصيدكم لا يكفي لهذا المبلغ:',
  noRefundTitle: 'لا إلغاء ولا استرداد مع الأقساط',
  noRefund: 'الطلب المدفوع بالأقساط لا يُلغى ولا يُسترد مبلغه. البطاقة أنسب عند التردد.',
  pay: 'دفع',
}

export const planCard = {
  total: 'شامل الضريبة',
  totalWithSalary: 'شامل الراتب والضريبة',
  totalWithoutSalary: 'شامل الضريبة دون الراتب',
  details: 'التفاصيل',
  excludes: 'غير مشمول',
  onRequest: 'السعر عند الطلب',
  duration: 'المدة',
  visits: 'الزيارات',
  nationality: 'الجنسية',
  job: 'المهنة',
  insurance: 'تأمين العقد',
  salary: 'الراتب الشهري',
  salaryWithin: '(ضمن الإجمالي)',
  salaryBeside: '(يُدفع شهريًا مباشرة، خارج الإجمالي)',
  insured: 'مشمول في السعر',
  notInsured: 'غير مطلوب',
  available: 'أقرب موعد',
  availableNow: 'متاحة الآن',
  service: 'الخدمة',
  availableNowMale: 'متاح الآن',
  arrives: 'تصل خلال نحو',
  arrivesMale: 'يصل خلال نحو',
  availableFrom: 'من',
  nobody: 'لا أحد متاح حاليًا',
  order: 'حجز',
  compare: 'مقارنة',
  days: {
    zero: 'بلا مدة',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  hours: {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  visitCount: {
    zero: 'بلا زيارات',
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: '{count} زيارات',
    many: '{count} زيارة',
    other: '{count} زيارة',
  },
  perWeek: {
    zero: 'بلا زيارات أسبوعية',
    one: 'زيارة كل أسبوع',
    two: 'زيارتان كل أسبوع',
    few: '{count} زيارات كل أسبوع',
    many: '{count} زيارة كل أسبوع',
    other: '{count} زيارة كل أسبوع',
  },
}

export const planCompare = {
  label: 'مقارنة الباقات',
  plan: 'الباقة',
  unitPrice: 'سعر الشهر أو الزيارة',
  total: 'الإجمالي شاملًا الضريبة',
  service: 'الخدمة',
  same: 'متطابق',
  remove: 'إزالة من المقارنة',
  onlyDifferent: 'الفروق فقط',
}

export const popupForm = {
  sending: 'جارٍ الإرسال',
  cancel: 'تراجع',
  close: 'إغلاق',
}

export const priceBreakdown = {
  total: 'الإجمالي',
  wallet: 'من المحفظة',
  due: 'المتبقي للدفع',
  taxOf: 'ضريبة القيمة المضافة {percent}',
  taxTotal: 'منه كل ضريبة القيمة المضافة',
  lines: {
    service: 'الخدمة',
    voucher: 'خصم القسيمة',
    points: 'خصم النقاط',
    tax: 'ضريبة القيمة المضافة',
    wage: 'أجر العمالة',
    delivery: 'المواصلات إلى المنزل',
    insurance: 'منها التأمين',
    visa_fee:
      'رسوم التأشيرة، خارج الإجمالي: تُدفع للجهة الحكومية، وتُخصم مما يعود إليكم إن ألغيتم بعد صدور التأشيرة',
  },
}

export const privacyPopup = { title: 'سياسة الخصوصية', loading: 'جارٍ التحميل...', retry: 'محاولة أخرى' }

export const quoteLines = {
  title: 'ملخص المبالغ',
  toYou: 'المبلغ الذي يعود إليكم',
  toPay: 'المبلغ المطلوب منكم',
  nothing: 'لا رسوم ولا مبلغ مسترد',
  how: 'كيف حُسب المبلغ؟',
  free: 'الإلغاء مجاني حتى',
  freeOver: 'انتهى الإلغاء المجاني في',
  failed: 'تعذّر حساب المبلغ.',
  retry: 'إعادة الحساب',
  rules: {
    unused_value: 'قيمة ما لم يُستخدم بعد.',
    not_begun: 'لم تبدأ الخدمة، فيُعاد كاملًا.',
    complaint_in_period: 'قُدّمت عنه شكوى في مدتها، فيُعاد كاملًا.',
    notice_48_hours: 'اقترب الموعد.',
    break_fee: 'نسبة من قيمة الخدمة المتبقية، دون الأجر والضريبة.',
    visa_issued: 'تُدفع للجهة الحكومية، وتُخصم مما يعود إليكم إن ألغيتم بعد صدور التأشيرة.',
    daily_fine: 'عن كل يوم بقاء بعد نهاية العقد.',
    suspension_fee: 'رسم ثابت لإيقاف العقد مؤقتًا.',
    replacement_fee: 'رسم الاستبدال.',
    late_in_extension: 'تأخر الوصول عن الموعد المتفق عليه.',
    late_after_extension: 'تجاوز التأخير المهلة الإضافية.',
    trial_pro_rata: 'بقدر ما تبقّى من العقد ضمن فترة التجربة.',
  },
  share: '{percent} من {base}',
  notice: {
    zero: 'بدأ موعدها، فلا تُسترد.',
    one: 'بقيت على موعدها ساعة أو أقل، فلا تُسترد.',
    two: 'بقيت على موعدها ساعتان أو أقل، فلا تُسترد.',
    few: 'بقيت على موعدها {count} ساعات أو أقل، فلا تُسترد.',
    many: 'بقي على موعدها {count} ساعة أو أقل، فلا تُسترد.',
    other: 'بقي على موعدها {count} ساعة أو أقل، فلا تُسترد.',
  },
  unused: {
    visits: {
      zero: 'لا زيارات متبقية',
      one: 'زيارة واحدة لم تتم',
      two: '{units} من زيارتين لم تتم',
      few: '{units} من {count} زيارات لم تتم',
      many: '{units} من {count} زيارة لم تتم',
      other: '{units} من {count} زيارة لم تتم',
    },
    days: {
      zero: 'لا أيام متبقية',
      one: 'يوم واحد متبقٍّ',
      two: '{units} من يومين متبقية',
      few: '{units} من {count} أيام متبقية',
      many: '{units} من {count} يومًا متبقية',
      other: '{units} من {count} يوم متبقية',
    },
  },
  trial: {
    zero: 'لا أشهر متبقية ضمن فترة التجربة',
    one: 'شهر واحد متبقٍّ ضمن فترة التجربة',
    two: '{units} من شهرين متبقية ضمن فترة التجربة',
    few: '{units} من {count} أشهر متبقية ضمن فترة التجربة',
    many: '{units} من {count} شهرًا متبقية ضمن فترة التجربة',
    other: '{units} من {count} شهر متبقية ضمن فترة التجربة',
  },
  complained: {
    visits: {
      zero: 'لا زيارات وردت عنها شكوى',
      one: 'الزيارة التي اشتكيتم منها في مدتها، تُعاد كاملة',
      two: '{units} من زيارتين اشتكيتم منها في مدتها، فتُعاد كاملة',
      few: '{units} من {count} زيارات اشتكيتم منها في مدتها، فتُعاد كاملة',
      many: '{units} من {count} زيارة اشتكيتم منها في مدتها، فتُعاد كاملة',
      other: '{units} من {count} زيارة اشتكيتم منها في مدتها، فتُعاد كاملة',
    },
    days: {
      zero: 'لا أيام وردت عنها شكوى',
      one: 'اليوم الذي اشتكيتم منه في مدة العقد، يُعاد كاملًا',
      two: '{units} من يومين اشتكيتم منها في مدة العقد، فتُعاد كاملة',
      few: '{units} من {count} أيام اشتكيتم منها في مدة العقد، فتُعاد كاملة',
      many: '{units} من {count} يومًا اشتكيتم منها في مدة العقد، فتُعاد كاملة',
      other: '{units} من {count} يوم اشتكيتم منها في مدة العقد، فتُعاد كاملة',
    },
  },
  overstayed: {
    zero: 'لا أيام بعد نهاية العقد',
    one: 'عن بقاء يوم واحد بعد نهاية العقد',
    two: 'عن بقاء يومين بعد نهاية العقد',
    few: 'عن بقاء {count} أيام بعد نهاية العقد',
    many: 'عن بقاء {count} يومًا بعد نهاية العقد',
    other: 'عن بقاء {count} يوم بعد نهاية العقد',
  },
}

export const quoteLinesPopup = {
  title: 'ملخص المبالغ',
  description: 'هذه المبالغ قبل إرسال الطلب.',
  contract: 'العقد',
  request: 'متابعة إلى الطلب',
  close: 'إغلاق',
}

export const rating = { outOf: 'التقييم {value} من {most}' }

export const recruitmentStepsPopup = {
  title: 'خطوات الطلب',
  description: 'من اختيار الخدمة إلى بداية العمل، في ست خطوات.',
  start: 'البدء الآن',
}

export const replacementPopup = {
  title: 'طلب استبدال العمالة',
  reason: 'سبب الاستبدال',
  details: 'تفاصيل',
  worker: 'البديل',
  office: 'يختار المكتب',
  start: 'يبدأ الاستبدال في',
  send: 'إرسال طلب الاستبدال',
}

export const requestCard = {
  kinds: {
    cancellation: 'طلب إلغاء',
    suspension: 'طلب إيقاف مؤقت',
    replacement: 'طلب استبدال العمالة',
    replace_service: 'طلب استبدال الخدمة',
    refund_payment: 'طلب استرداد مبلغ',
    unknown: 'طلب',
  },
  states: {
    open: 'قيد المراجعة',
    approved: 'مقبول',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    completed: 'مكتمل',
  },
  contract: 'العقد',
  requestedOn: 'أُرسل في',
  effectiveOn: 'يسري من',
  resumesOn: 'تعود الخدمة في',
  exchangeDue: 'يتم الاستبدال قبل نهاية',
  exchangeDueOnceApproved: 'عند الموافقة يتم الاستبدال قبل نهاية',
  worker: 'البديل المطلوب',
  attachment: 'المرفق',
  attached: 'صورة مرفقة',
  answerDue: 'نرد عليكم قبل',
  answerLate: 'تأخرنا في الرد عليكم، ونعتذر. كان موعدنا',
  answeredAt: 'رد المكتب',
  reason: 'السبب',
}

export const serviceTile = { from: 'تبدأ من', onRequest: 'السعر عند الطلب' }

export const skeleton = { loading: 'جارٍ التحميل' }

export const skipLink = {
  toContent: 'الانتقال إلى المحتوى',
}

export const spinner = { loading: 'جارٍ التحميل' }

export const stepper = {
  more: 'زيادة',
  fewer: 'إنقاص',
  most: 'هذا هو الحد الأعلى',
}

export const stepRail = {
  position: 'الخطوة {step} من {steps}',
  following: 'بعدها: {step}',
  done: 'مكتملة',
  now: 'الآن',
  next: 'لاحقًا',
}

export const summaryCard = {
  label: 'ملخص الحجز',
  total: 'الإجمالي',
  onRequest: 'السعر عند الطلب',
  more: 'التفاصيل',
  less: 'إخفاء',
}

export const suspensionPopup = {
  title: 'طلب إيقاف مؤقت',
  description: 'تُضاف أيام الإيقاف إلى نهاية العقد.',
  reason: 'سبب الإيقاف',
  details: 'السبب',
  from: 'يبدأ الإيقاف في',
  until: 'تعود الخدمة في',
  untilEmpty: 'إن بقي فارغًا تعود الخدمة في',
  newEnd: 'ينتهي العقد بعد الإيقاف في',
  note: 'قد تفرض سياسة الإيقاف المبكر رسومًا إدارية أو تخصم قيمة الجلسات السابقة.',
  send: 'إرسال طلب الإيقاف',
}

export const table = {
  sortBy: 'الترتيب حسب',
  empty: 'لا شيء في هذه القائمة بعد',
  selectAll: 'تحديد الكل',
  select: 'تحديد {row}',
  selected: {
    zero: 'لم يُحدَّد شيء',
    one: 'حُدّد صف واحد',
    two: 'حُدّد صفان',
    few: 'حُدّدت {count} صفوف',
    many: 'حُدّد {count} صفًا',
    other: 'حُدّد {count} صف',
  },
}

export const termsPopup = {
  title: 'قبل تسجيل طلبكم',
  description: 'نحتاج موافقتكم على أمرين.',
  scheduleTitle: 'المواعيد التي اخترتموها',
  workSchedule: 'أوافق على جدول العمل والمواعيد المختارة',
  terms: 'أوافق على الشروط والأحكام',
  read: 'قراءة الشروط والأحكام',
  tick: 'تلزم الموافقة على هذا البند',
  agree: 'أوافق وأتابع إلى الدفع',
}

export const themeSwitch = {
  label: 'المظهر',
  system: 'تلقائي',
  light: 'فاتح',
  dark: 'داكن',
  contrast: 'تباين عالٍ',
}

export const timeline = { done: 'مكتمل', now: 'الآن', next: 'لاحقًا' }

export const timeText = {
  range: 'بين {from} و{until}',
  time: '{clock}\u00A0{part}',
  am: 'ص',
  pm: 'م',
  parts: {
    night: 'بعد منتصف الليل',
    morning: 'صباحًا',
    noon: 'ظهرًا',
    afternoon: 'عصرًا',
    evening: 'مساءً',
  },
  nextDay: 'من اليوم التالي',
  ofDay: '{day}، {time}',
}

export const timeWindowPicker = {
  none: 'لا مواعيد متاحة في هذا اليوم',
}

export const toast = {
  region: 'الإشعارات',
  close: 'إغلاق',
  success: 'نجاح',
  info: 'للعلم',
  warning: 'تنبيه',
  error: 'خطأ',
  withButton: '{text}، مع زر: {button}',
}

export const trackingStepper = {
  label: 'مراحل الطلب',
  place: 'المرحلة {position} من {count}',
  moved: 'وصل طلبكم إلى مرحلة: {stage}',
  done: 'تمّت',
  now: 'الآن',
  ahead: 'لاحقًا',
  afterwards: 'بعدها',
  stages: {
    submitted: 'قُدّم الطلب',
    under_review: 'قيد المراجعة',
    awaiting_payment: 'بانتظار الدفع',
    processing: 'نجهّز طلبكم',
    visa_started: 'بدأت إجراءات التأشيرة',
    visa_in_progress: 'التأشيرة قيد الإصدار',
    visa_issued: 'صدرت التأشيرة',
    travel_arrangements: 'ترتيبات السفر جارية',
    on_the_way: 'في الطريق إليكم',
    arrived: 'تم الوصول',
    received: 'بدأت الخدمة',
  },
  means: {
    submitted: 'وصلنا طلبكم، ونراجعه الآن.',
    under_review: 'نتأكد من تفاصيل طلبكم قبل الدفع.',
    awaiting_payment: 'نبدأ العمل على طلبكم فور دفعه.',
    processing: 'يرتّب المكتب كل ما يلزم قبل البدء.',
    visa_started: 'نقدّم طلب التأشيرة إلى الجهة المختصة.',
    visa_in_progress: 'تدرس الجهة المختصة الطلب، وقد يستغرق ذلك أسابيع.',
    visa_issued: 'نحجز الآن رحلة القدوم.',
    travel_arrangements: 'نجهّز التذكرة ووثائق السفر.',
    on_the_way: 'بدأت الرحلة إليكم.',
    arrived: 'بقي أول يوم عمل.',
    received: 'اكتملت رحلة طلبكم.',
  },
}

export const viewInvoicePopup = {
  title: 'الفاتورة',
  creditTitle: 'إشعار دائن لحسابكم',
  print: 'حفظ PDF أو طباعة',
  pay: 'دفع الفاتورة',
  paying: 'جارٍ فتح صفحة الدفع',
}

export const visitRow = {
  next: 'زيارتكم القادمة',
  noDate: 'لا تاريخ بداية',
  noStatus: 'بلا حالة',
  noWorker: 'لم يُحدَّد بعد',
  arrives: 'الوصول',
  movableUntil: 'يمكن تغيير موعدها حتى',
  scheduled: 'مجدولة',
  on_the_way: 'في الطريق إليكم',
  at_door: 'عند بابكم',
  in_progress: 'جارية الآن',
  done: 'تمت',
  missed: 'فاتت',
  cancelled: 'ملغاة',
  moved: 'نُقل موعدها',
}

export const visitsPopup = {
  title: 'زياراتكم القادمة',
  none: 'لا زيارات قادمة',
  noneText: 'تظهر هنا زيارات باقاتكم متى حجزتموها.',
  all: 'كل الزيارات',
}

export const voucherCard = {
  off: 'خصم',
  upTo: 'بحد أقصى',
  until: 'حتى',
  code: 'رمز القسيمة',
  used: 'استُخدمت',
  expired: 'انتهت',
  usesLeft: {
    zero: 'لم يبق استخدام',
    one: 'تُستخدم مرة واحدة',
    two: 'تُستخدم مرتين',
    few: 'تُستخدم {count} مرات',
    many: 'تُستخدم {count} مرة',
    other: 'تُستخدم {count} مرة',
  },
}

export const walletPanel = {
  balance: 'إجمالي الرصيد',
  frozen: 'المبلغ المحجوز',
  available: 'المتاح للصرف',
  note: 'المحجوز مبالغ تنتظر الموافقة على استردادها أو إتمام دفعها.',
  holds: 'المبالغ المحجوزة',
  until: 'نراجعه قبل',
  late: 'تأخرنا في مراجعته، ونعتذر. كان موعدنا',
}

export const workerCard = {
  age: {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: '{count} سنوات',
    many: '{count} سنة',
    other: '{count} سنة',
  },
  experience: 'الخبرة',
  location: 'المكان',
  skills: 'المهارات',
  more: {
    zero: 'لا مهارات أخرى',
    one: 'ومهارة أخرى',
    two: 'ومهارتان أخريان',
    few: 'و{count} مهارات أخرى',
    many: 'و{count} مهارة أخرى',
    other: 'و{count} مهارة أخرى',
  },
}

export const workerPicker = {
  all: {
    zero: 'عرض كل الخيارات',
    one: 'عرض الخيار المتاح',
    two: 'عرض الخيارين المتاحين',
    few: 'عرض كل الخيارات ({count})',
    many: 'عرض كل الخيارات ({count})',
    other: 'عرض كل الخيارات ({count})',
  },
  office: 'يختار المكتب',
  officeText: 'نختار لكم الأنسب من المتاحين في موعدكم',
  count: 'العدد المطلوب',
  choose: 'أختار بنفسي',
  change: 'تغيير الاختيار',
  chosen: 'اخترتم {chosen} من {count}',
  each: 'لكل شخص طلب مستقل، وتُدفع الطلبات واحدًا بعد الآخر',
  none: 'نختار لكم الأنسب فور توفّره',
}

export const workerSelectionPopup = {
  title: 'اختيار من يعمل لديكم',
  description: {
    zero: 'لم يبقَ اختيار',
    one: 'اختيار شخص واحد',
    two: 'اختيار شخصين',
    few: 'اختيار {count} أشخاص',
    many: 'اختيار {count} شخصًا',
    other: 'اختيار {count} شخص',
  },
  chosen: 'اخترتم {chosen} من {count}',
  confirm: 'تأكيد الاختيار',
  back: 'رجوع',
  none: 'لا أحد متاح لهذه الباقة الآن.',
}

/**
 * All sections of the Arabic strings. An app that saves bytes passes only the sections that it
 * uses.
 */
export const ar = {
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
