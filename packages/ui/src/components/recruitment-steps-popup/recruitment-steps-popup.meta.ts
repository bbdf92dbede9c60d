import { describeComponent } from '../../story-kit/meta.ts'
import { recruitmentStepsPopupKeyTable } from './recruitment-steps-popup.keys.ts'

export const recruitmentStepsPopupMeta = describeComponent({
  arabicName: 'نافذة خطوات الاستقدام',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'كيف يسير الطلب من الاختيار إلى بداية العمل.',
    en: 'How an order goes, from choosing to the first day.',
  },
  do: [{ ar: 'ست خطوات قصيرة بالترتيب.', en: 'Six short steps in order.' }],
  dont: [{ ar: 'ليست مكانًا للشروط.', en: 'Don’t put terms into it.' }],
  accessibility: [
    { ar: 'قائمة مرقمة، والأرقام المرسومة زينة.', en: 'An ordered list; the drawn numbers are decoration.' },
  ],
  keys: recruitmentStepsPopupKeyTable,
  server: false,
  budget: 14.3,
})
