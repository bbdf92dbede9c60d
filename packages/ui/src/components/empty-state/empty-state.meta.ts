import { describeComponent } from '../../story-kit/meta.ts'

export const emptyStateMeta = describeComponent({
  arabicName: 'حالة فارغة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'يحل محل قائمة فارغة: ما الذي سيظهر هنا، وكيف يبدأ.',
    en: 'Stands in for an empty list: what will appear here and how to begin.',
  },
  choice: {
    when: {
      ar: 'قائمة لا شيء فيها بعد، أو بحث بلا نتائج.',
      en: 'A list with nothing in it yet, or a search that found nothing.',
    },
    instead: [
      { if: { ar: 'تعذّر التحميل', en: 'Loading failed' }, use: 'error-state' },
      { if: { ar: 'ما زال يُحمَّل', en: 'It is still loading' }, use: 'skeleton' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'svg', name: { ar: 'رسم أو أيقونة', en: 'Drawing or icon' }, tokens: ['color-primary'] },
      {
        at: 'h2',
        name: { ar: 'ما الذي سيكون هنا', en: 'What will be here' },
        tokens: ['color-text', 'text-title'],
      },
      { at: 'h2 + div', name: { ar: 'متى يكون', en: 'When it will be' }, tokens: ['color-text-muted'] },
      { at: 'button', name: { ar: 'الخطوة الأولى', en: 'The first step' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    {
      ar: '«لا شيء بعد» غير «لا نتيجة لهذا البحث»، ولكلٍّ كلامه.',
      en: 'Tell “nothing yet” from “nothing found”.',
    },
  ],
  dont: [{ ar: 'فعل واحد لا أكثر.', en: 'Don’t offer more than one action.' }],
  accessibility: [
    {
      ar: 'الرسم زينة ومخفي عن قارئ الشاشة.',
      en: 'The drawing is decoration and hidden from assistive technology.',
    },
  ],
  server: true,
  budget: 1.6,
})
