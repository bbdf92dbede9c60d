/*
 * The kit's own words. Plain data, so that a server component may hand it to the Provider.
 * `{name}` is a placeholder; an object with the six plural forms is chosen by `{count}`.
 * Sections are components, in alphabetical order.
 */
export const ar = {
  alertDialog: {
    cancel: 'تراجع',
  },
  dialog: { close: 'إغلاق' },
  emptyState: { title: 'لا شيء هنا بعد' },
  errorState: {
    title: 'تعذّر عرض هذا الجزء',
    text: 'قد يكون الاتصال ضعيفًا. حاول مرة أخرى بعد لحظات.',
    retry: 'حاول مرة أخرى',
    reference: 'رقم البلاغ',
  },
  field: {
    optional: 'اختياري',
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
      one: 'تجاوزت الحد بحرف واحد',
      two: 'تجاوزت الحد بحرفين',
      few: 'تجاوزت الحد بـ{count} أحرف',
      many: 'تجاوزت الحد بـ{count} حرفًا',
      other: 'تجاوزت الحد بـ{count} حرف',
    },
  },
  link: {
    external: 'موقع خارجي',
    and: '، ',
    newTab: 'يُفتح في تبويب جديد',
  },
  money: {
    amount: {
      zero: '{amount} ريال سعودي',
      one: '{amount} ريال سعودي',
      two: '{amount} ريال سعودي',
      few: '{amount} ريالات سعودية',
      many: '{amount} ريالًا سعوديًا',
      other: '{amount} ريال سعودي',
    },
  },
  passwordField: {
    show: 'إظهار كلمة المرور',
    hide: 'إخفاء كلمة المرور',
    strength: 'قوة كلمة المرور',
    none: 'ضعيفة جدًا',
    weak: 'ضعيفة',
    fair: 'متوسطة',
    good: 'جيدة',
    strong: 'قوية',
    capsLock: 'مفتاح الأحرف الكبيرة مفعّل',
    arabicKeyboard: 'لوحة المفاتيح بالعربية الآن',
  },
  serviceTile: { from: 'تبدأ من', onRequest: 'السعر عند الطلب' },
  skeleton: { loading: 'جارٍ التحميل' },
  skipLink: {
    toContent: 'تجاوز إلى المحتوى',
  },
}
