export const words = {
  name: 'الاسم',
  nameMissing: 'يلزم الاسم',
  phone: 'الجوال',
  phoneMissing: 'يلزم رقم الجوال',
  reason: 'سبب الزيارة',
  reasonMissing: 'يلزم سبب الزيارة',
  period: 'الفترة',
  periodMissing: 'يلزم اختيار الفترة',
  day: 'اليوم',
  dayMissing: 'يلزم اختيار اليوم',
  terms: 'أوافق على الشروط',
  termsMissing: 'تلزم الموافقة على الشروط',
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
