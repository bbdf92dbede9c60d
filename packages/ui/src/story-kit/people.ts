import type { Bilingual } from './texts-in-toolbar-language.ts'

/**
 * The name of the example customer. A test checks that the people of this file are those of the
 * demo data, where a customer gives one name in Arabic and one in Latin letters.
 */
export const customerName: Bilingual<string> = { ar: 'نورة عبدالله القحطاني', en: 'Noura Abdullah Alqahtani' }
/** The name of a second example customer. */
export const otherCustomerName: Bilingual<string> = { ar: 'سارة محمد العتيبي', en: 'Sara Mohammed Alotaibi' }

/** The workers in the stories, each with a name in both scripts. */
export const workerNames = {
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
} as const satisfies Record<string, Bilingual<string>>

/** The names of reviewers, as the site shows them beside a review. */
export const reviewerNames = {
  hafar: { ar: 'أم عبدالله – حفر الباطن', en: 'Umm Abdullah – Hafar Al-Batin' },
  dammam: { ar: 'خالد – الدمام', en: 'Khalid – Dammam' },
  buraidah: { ar: 'نورة – بريدة', en: 'Noura – Buraidah' },
} as const satisfies Record<string, Bilingual<string>>
