import type { PlanCardPlan } from '../components/plan-card/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

const price = (service: number, tax: number, wage = 0) => ({
  lines: [
    { code: 'service', amount: service },
    { code: 'tax', amount: tax },
    ...(wage > 0 ? [{ code: 'wage', amount: wage }] : []),
  ],
  taxPercent: 15,
})

const hourly = {
  total: 82_800,
  price: price(72_000, 10_800),
  visits: 8,
  visitsPerWeek: 2,
  duration: 30,
  per: { unit: 'visit', count: 8 },
} as const
const resident = {
  total: 295_000,
  unitPrice: { halalas: 98_333, per: { unit: 'month', count: 1 } },
  price: price(100_000, 15_000, 180_000),
  duration: 90,
  availability: { state: 'later', from: '2026-12-03' },
  per: { unit: 'month', count: 3 },
  salary: 150_000,
  salaryIncluded: true,
  insurance: { required: true, amount: 20_000 },
} as const
const mediation = {
  availability: { state: 'none' },
  total: null,
  duration: 730,
  insurance: { required: false, amount: null },
} as const

/** Three plans of three services, for stories. */
export const planSamples = textsInToolbarLanguage({
  ar: [
    {
      ...hourly,
      name: 'باقة ثماني زيارات',
      service: 'خدمة الساعات',
      category: 'الأوفر',
      job: 'عاملة منزلية',
    },
    {
      ...resident,
      name: 'عاملة مقيمة لثلاثة أشهر',
      service: 'العاملة المقيمة',
      job: 'مربية أطفال',
      nationality: { code: 'PH', name: 'الفلبين' },
    },
    {
      ...mediation,
      name: 'استقدام طباخة لسنتين',
      service: 'الاستقدام',
      job: 'طباخة منزلية',
      nationality: { code: 'ID', name: 'إندونيسيا' },
    },
  ] satisfies PlanCardPlan[],
  en: [
    {
      ...hourly,
      name: 'Eight visits',
      service: 'Hourly service',
      category: 'Best value',
      job: 'Housemaid',
    },
    {
      ...resident,
      name: 'Live-in for three months',
      service: 'Live-in service',
      job: 'Nanny',
      nationality: { code: 'PH', name: 'Philippines' },
    },
    {
      ...mediation,
      name: 'A cook for two years',
      service: 'Recruitment',
      job: 'Cook',
      nationality: { code: 'ID', name: 'Indonesia' },
    },
  ] satisfies PlanCardPlan[],
})

type Context = Parameters<typeof planSamples>[0]

/** Returns the example plans of a story in its language. */
export const samplePlansFor = (context: Context): readonly PlanCardPlan[] => planSamples(context)
/** Returns one example plan of a story in its language. */
export const samplePlan = (context: Context, at = 0): PlanCardPlan =>
  samplePlansFor(context)[at] ?? { name: '—', total: null }
