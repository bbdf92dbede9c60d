import type { ContractDetailsContract } from '../components/contract-details-popup/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'
import { customerName, workerNames } from './people.ts'

/** A complete contract for stories. */
export const sampleContract = textsInToolbarLanguage({
  ar: sample('خدمة الساعات', 'أربع زيارات شهرية', customerName.ar, workerNames.maricel.ar),
  en: sample('Hourly service', 'Four visits a month', customerName.en, workerNames.maricel.en),
})

function sample(service: string, plan: string, orderedBy: string, worker: string): ContractDetailsContract {
  return {
    number: 'CT-001042',
    service,
    plan,
    state: 'running',
    stateLabel: '',
    customer: orderedBy,
    phone: '+966551234567',
    order: 'SK-7K2M9QXA',
    start: '2026-11-03',
    end: '2027-01-31',
    workers: [worker],
    total: 36_000,
    salary: null,
    visits: { done: 3, count: 12 },
    period: 'morning',
    payment: 'card',
    nextVisit: { date: '2026-11-24', time: '07:30' },
    cancelFreeUntil: { date: '2026-11-22', time: '07:30' },
    paid: 36_000,
    unpaid: 0,
    lines: [
      { code: 'service', amount: 31_304 },
      { code: 'tax', amount: 4_696 },
    ],
  }
}
