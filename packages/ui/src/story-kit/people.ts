import type { Both } from './both-languages.ts'

/**
 * Everybody who appears in stories is of the demo catalogue: no name is made up here, and a test asks the catalogue.
 * A customer's name is written as she wrote it; the English is for pages a Latin script leads.
 */
export const customer: Both<string> = { ar: 'نورة عبدالله القحطاني', en: 'Noura Abdullah Alqahtani' }
export const otherCustomer: Both<string> = { ar: 'سارة محمد العتيبي', en: 'Sara Mohammed Alotaibi' }

/** Workers have one name, in both scripts. */
export const workers = {
  akinyi: { ar: 'أكيني', en: 'Akinyi' },
  wanjiru: { ar: 'وانجيرو', en: 'Wanjiru' },
  maricel: { ar: 'ماريسيل', en: 'Maricel' },
  jocelyn: { ar: 'جوسلين', en: 'Jocelyn' },
  rowena: { ar: 'روينا', en: 'Rowena' },
  tigist: { ar: 'تيغيست', en: 'Tigist' },
  meseret: { ar: 'ميسيريت', en: 'Meseret' },
  nakato: { ar: 'ناكاتو', en: 'Nakato' },
  siti: { ar: 'سيتي', en: 'Siti' },
  dewi: { ar: 'ديوي', en: 'Dewi' },
  rokeya: { ar: 'رقية', en: 'Rokeya' },
} as const satisfies Record<string, Both<string>>

/** How reviewers sign: no more than this is shown of them. */
export const reviewers = {
  hafar: { ar: 'أم عبدالله – حفر الباطن', en: 'Umm Abdullah – Hafar Al-Batin' },
  dammam: { ar: 'خالد – الدمام', en: 'Khalid – Dammam' },
  buraidah: { ar: 'نورة – بريدة', en: 'Noura – Buraidah' },
} as const satisfies Record<string, Both<string>>
