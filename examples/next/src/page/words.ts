export type Locale = 'ar' | 'en'

export const readLocale = (search: string): Locale =>
  new URLSearchParams(search).get('lang') === 'en' ? 'en' : 'ar'

/** The strings of the app; the kit has those inside its components. */
export const words = {
  ar: {
    title: 'طلب استقدام رقم 2204',
    intro: 'عاملة منزلية من الفلبين لمدة سنتين.',
    other: 'English',
    stages: 'أين وصل الطلب؟',
    note: 'قدّمنا الطلب إلى السفارة في مانيلا.',
    reschedule: 'تغيير موعد الوصول',
    rescheduleText: 'نتصل بكم خلال ساعة لنتفق على موعد يناسبكم.',
    confirm: 'اتصلوا بي',
    later: 'لاحقًا',
    asked: 'طلبتم أن نتصل بكم',
    country: 'الفلبين',
    plan: { name: 'عاملة مقيمة لثلاثة أشهر', service: 'العاملة المقيمة', job: 'مربية أطفال' },
    when: 'الوقت الأنسب للاتصال',
    times: ['صباحًا', 'بعد الظهر', 'مساءً'],
  },
  en: {
    title: 'Recruitment order no. 2204',
    intro: 'A domestic worker from the Philippines for two years.',
    other: 'العربية',
    stages: 'Where is the order?',
    note: 'Handed in at the embassy in Manila.',
    reschedule: 'Change the arrival time',
    rescheduleText: 'We call you within the hour and agree on a time that suits you.',
    confirm: 'Call me',
    later: 'Later',
    asked: 'You asked us to call',
    country: 'Philippines',
    plan: { name: 'Live-in for three months', service: 'Live-in service', job: 'Nanny' },
    when: 'When to call',
    times: ['Morning', 'Afternoon', 'Evening'],
  },
} as const
