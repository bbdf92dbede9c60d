import { describeComponent } from '../../story-kit/meta.ts'

export const badgeMeta = describeComponent({
  arabicName: 'شارة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: { ar: 'كلمة أو كلمتان تصفان الشيء بجانبهما.', en: 'A word or two about the thing beside it.' },
  choice: {
    when: {
      ar: 'وصف قصير للشيء بجانبه: «جديدة»، «الأكثر طلبًا».',
      en: 'A short remark on the thing beside it: “New”, “Most wanted”.',
    },
    instead: [
      {
        if: {
          ar: 'الكلمة حالة طلب أو عقد أو فاتورة',
          en: 'The word is the state of an order, contract or invoice',
        },
        use: 'status-badge',
      },
      { if: { ar: 'يُضغط ليُختار', en: 'It is pressed to choose' }, use: 'segmented-control' },
      { if: { ar: 'جملة لا كلمة', en: 'It takes a sentence' }, use: 'alert' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'span:has(> span)',
        name: { ar: 'الأرضية', en: 'Ground' },
        tokens: ['color-accent-soft', 'radius-full'],
      },
      {
        at: 'span > span',
        name: { ar: 'الكلمة', en: 'Word' },
        tokens: ['color-on-accent-soft', 'text-small'],
      },
    ],
  },
  do: [{ ar: 'شارة واحدة تكفي البطاقة.', en: 'Keep to one badge on a card.' }],
  dont: [
    {
      ar: 'ليست للحالات؛ للحالة شارتها StatusBadge.',
      en: 'Don’t use it for a state; that is the StatusBadge.',
    },
  ],
  accessibility: [{ ar: 'نص عادي يُقرأ في مكانه.', en: 'Plain text, read in its place.' }],
  server: true,
  budget: 1.5,
})
