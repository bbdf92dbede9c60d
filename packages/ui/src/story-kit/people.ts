import type { Bilingual } from './texts-in-toolbar-language.ts'

/**
 * The people in the stories are those of the demo data, which a test checks. The English name of a
 * customer is the one she gave for pages in the Latin script.
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

/** The names with which reviewers sign in public. */
export const reviewerNames = {
  hafar: { ar: 'أم عبدالله – حفر الباطن', en: 'Umm Abdullah – Hafar Al-Batin' },
  dammam: { ar: 'خالد – الدمام', en: 'Khalid – Dammam' },
  buraidah: { ar: 'نورة – بريدة', en: 'Noura – Buraidah' },
} as const satisfies Record<string, Bilingual<string>>
