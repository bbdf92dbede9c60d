/** What both pages show, so that only the way of showing it differs. */
export type YardstickPlan = { readonly id: number; readonly name: string; readonly total: number }

/** What the measurement asks of a page; each is done at once. */
export type Yardstick = {
  readonly show: (count: number) => void
  readonly raise: () => void
  readonly close: () => void
}

declare global {
  interface Window {
    yardstick: Yardstick
  }
}

/** A name and a price that stand nowhere else: where they are found in the page, the floor puts its own. */
export const sample = { name: 'باقة المثال', total: 765_432, written: '7,654.32' } as const

export const plansOf = (count: number, raisedBy: number): readonly YardstickPlan[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: id === 0 ? sample.name : `${sample.name} ${id}`,
    total: sample.total + raisedBy + id * 100,
  }))

export const words = {
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
