import type { OrderCardOrder } from '../components/order-card/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

const hourlyOrder = {
  variant: 'hourly',
  number: 'SK-7K2M9QXA',
  state: 'active',
  stateLabel: '',
  total: 36_000,
  visitHours: 4,
  period: 'morning',
  cancelling: { freeUntil: { date: '2026-11-24', time: '07:30' } },
} as const
const residentOrder = {
  variant: 'resident',
  number: 'SK-3F8D1NTB',
  state: 'active',
  stateLabel: '',
  total: 718_500,
  salary: 150_000,
} as const
const mediationOrder = {
  variant: 'mediation',
  number: 'SK-9P4W6RZC',
  state: 'processing',
  stateLabel: '',
  total: 1_495_000,
  salary: 150_000,
} as const
const transferredOrder = {
  variant: 'transferred',
  number: 'SK-2H5J8LVD',
  state: 'completed',
  stateLabel: '',
  total: 1_250_000,
  value: 1_250_000,
  salary: 180_000,
} as const
const specialOrder = {
  variant: 'special_packages',
  number: 'SK-6B1G4SYE',
  state: 'draft',
  stateLabel: '',
  total: null,
  workers: 2,
} as const

type Samples = {
  readonly [V in OrderCardOrder['variant']]: Extract<OrderCardOrder, { readonly variant: V }>
}

/** One order of each variant, for the stories. */
export const sampleOrders = textsInToolbarLanguage<Samples>({
  ar: {
    hourly: { ...hourlyOrder, title: 'أربع زيارات شهرية' },
    resident: { ...residentOrder, title: 'عاملة مقيمة · 3 أشهر', duration: '3 أشهر' },
    mediation: { ...mediationOrder, title: 'استقدام عاملة منزلية من الفلبين' },
    transferred: { ...transferredOrder, title: 'نقل خدمات عاملة منزلية' },
    special_packages: {
      ...specialOrder,
      title: 'باقة خاصة',
      job: 'مربية أطفال',
      nationality: 'الفلبين',
      duration: '3 أشهر',
    },
  },
  en: {
    hourly: { ...hourlyOrder, title: 'Four visits a month' },
    resident: { ...residentOrder, title: 'Live-in worker · 3 months', duration: '3 months' },
    mediation: { ...mediationOrder, title: 'Recruiting a housemaid from the Philippines' },
    transferred: { ...transferredOrder, title: 'Transfer of a housemaid' },
    special_packages: {
      ...specialOrder,
      title: 'Personalised package',
      job: 'Nanny',
      nationality: 'Philippines',
      duration: '3 months',
    },
  },
})
