import { describeComponent } from '../../story-kit/meta.ts'
import { privacyPopupKeyTable } from './privacy-popup.keys.ts'

export const privacyPopupMeta = describeComponent({
  arabicName: 'نافذة الخصوصية',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: { ar: 'سياسة الخصوصية دون مغادرة الصفحة.', en: 'The privacy policy without leaving the page.' },
  do: [{ ar: 'النص منقّى قبل أن يصل إليها.', en: 'Pass a sanitised text.' }],
  dont: [
    { ar: 'الخطأ لا يُخفى؛ يظهر ومعه زر الإعادة.', en: 'Don’t hide a failure; show it with a way to retry.' },
  ],
  accessibility: [{ ar: 'التحميل والخطأ يُعلنان.', en: 'Loading and failure are announced.' }],
  keys: privacyPopupKeyTable,
  server: false,
  budget: 14,
})
