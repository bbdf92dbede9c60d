import type { OrderCardOrder } from '../components/order-card/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

/** One order of each variant, for the stories. */
export const sampleOrders = textsInToolbarLanguage({
  ar: samples({
    hourly: 'أربع زيارات شهرية',
    resident: 'عاملة مقيمة · 3 أشهر',
    duration: '3 أشهر',
    mediation: 'استقدام عاملة منزلية من الفلبين',
    transferred: 'نقل خدمات عاملة منزلية',
    special: 'باقة خاصة',
    job: 'مربية أطفال',
    nationality: 'الفلبين',
  }),
  en: samples({
    hourly: 'Four visits a month',
    resident: 'Live-in worker · 3 months',
    duration: '3 months',
    mediation: 'Recruiting a housemaid from the Philippines',
    transferred: 'Transfer of a housemaid',
    special: 'Personalised package',
    job: 'Nanny',
    nationality: 'Philippines',
  }),
})

interface Texts {
  hourly: string
  resident: string
  duration: string
  mediation: string
  transferred: string
  special: string
  job: string
  nationality: string
}

type Samples = {
  readonly [V in OrderCardOrder['variant']]: Extract<OrderCardOrder, { readonly variant: V }>
}

function samples(texts: Texts): Samples {
  return {
    hourly: {
      variant: 'hourly',
      number: 'SK-7K2M9QXA',
      title: texts.hourly,
      state: 'active',
      stateLabel: '',
      total: 36_000,
      visitHours: 4,
      period: 'morning',
      cancelling: { freeUntil: { date: '2026-11-24', time: '07:30' } },
    },
    resident: {
      variant: 'resident',
      number: 'SK-3F8D1NTB',
      title: texts.resident,
      state: 'active',
      stateLabel: '',
      total: 718_500,
      duration: texts.duration,
      salary: 150_000,
    },
    mediation: {
      variant: 'mediation',
      number: 'SK-9P4W6RZC',
      title: texts.mediation,
      state: 'processing',
      stateLabel: '',
      total: 1_495_000,
      salary: 150_000,
    },
    transferred: {
      variant: 'transferred',
      number: 'SK-2H5J8LVD',
      title: texts.transferred,
      state: 'completed',
      stateLabel: '',
      total: 1_250_000,
      value: 1_250_000,
      salary: 180_000,
    },
    special_packages: {
      variant: 'special_packages',
      number: 'SK-6B1G4SYE',
      title: texts.special,
      state: 'draft',
      stateLabel: '',
      total: null,
      job: texts.job,
      nationality: texts.nationality,
      workers: 2,
      duration: texts.duration,
    },
  }
}
