import { describeComponent } from '../../story-kit/meta.ts'
import { governmentStepsPopupKeyTable } from './government-steps-popup.keys.ts'

export const governmentStepsPopupMeta = describeComponent({
  arabicName: 'نافذة الخطوات الحكومية',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'خطوات منصة الاستقدام الحكومية لعقود الاستقدام.',
    en: 'The steps on the government platform for recruitment contracts.',
  },
  do: [{ ar: 'يُذكر ما يُدفع هناك لا هنا.', en: 'Say what is paid there and not here.' }],
  dont: [{ ar: 'شعار المنصة لا يُقلَّد.', en: 'Don’t imitate the platform’s logo.' }],
  accessibility: [
    { ar: 'قائمة مرقمة، والأرقام المرسومة زينة.', en: 'An ordered list; the drawn numbers are decoration.' },
  ],
  keys: governmentStepsPopupKeyTable,
  server: false,
  budget: 14.3,
})
