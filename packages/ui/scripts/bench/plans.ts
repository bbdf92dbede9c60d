/** A plan on a card. Both pages show the same plans, so that only the presentation differs. */
export interface Plan {
  readonly id: number
  readonly name: string
  readonly total: number
}

/** The actions that the benchmark performs on a page. Each takes effect at once. */
export interface BenchPageActions {
  readonly show: (count: number) => void
  readonly raise: () => void
  readonly close: () => void
}

declare global {
  interface Window {
    bench: BenchPageActions
  }
}

/** Creates example plans for the benchmark. */
export const benchPlans = (count: number, raisedBy: number): readonly Plan[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `باقة البيت ${id}`,
    total: 765_432 + raisedBy + id * 100,
  }))

/** The price lines of a plan in the benchmark. */
export const priceLines = [
  { code: 'service', amount: 665_593 },
  { code: 'tax', amount: 99_839 },
] as const

/**
 * The text above the cards, shown before them as on every page that fetches its list, so that the fonts
 * are loaded when the cards arrive.
 */
export const pageText = { title: 'باقات التنظيف', lead: 'اختر 1 من 300 باقة (VAT 15%)' } as const

/** The Arabic texts of a dialog in the benchmark. */
export const dialogText = {
  title: 'اختر ما يناسب بيتك',
  question: 'متى تزورك العاملة؟',
  times: ['صباح السبت', 'صباح الأحد', 'مساء الإثنين', 'مساء الثلاثاء', 'مساء الجمعة'],
  about: 'عن الباقة',
  tabs: [
    { label: 'المدة', text: 'ثماني زيارات في أربعة أسابيع، كل زيارة أربع ساعات.' },
    { label: 'العاملة', text: 'عاملة منزلية مدرّبة، تختارها أنت أو يختارها المكتب.' },
    { label: 'الإلغاء', text: 'الإلغاء بلا رسوم قبل الزيارة بأكثر من ثمانٍ وأربعين ساعة.' },
  ],
} as const
