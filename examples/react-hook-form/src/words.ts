export const words = {
  name: 'الاسم',
  nameMissing: 'اكتب اسمك',
  phone: 'الجوال',
  phoneMissing: 'اكتب رقم جوالك',
  reason: 'سبب الزيارة',
  reasonMissing: 'اختر سبب الزيارة',
  period: 'الفترة',
  periodMissing: 'اختر الفترة',
  day: 'اليوم',
  dayMissing: 'اختر اليوم',
  terms: 'أوافق على الشروط',
  termsMissing: 'وافق على الشروط للمتابعة',
  book: 'حجز الزيارة',
  booked: 'حُجزت الزيارة',
} as const

export const reasons = [
  { value: 'cleaning', label: 'تنظيف البيت' },
  { value: 'guests', label: 'استقبال ضيوف' },
]

export const periods = [
  { value: 'morning', label: 'صباحًا' },
  { value: 'evening', label: 'مساءً' },
]
