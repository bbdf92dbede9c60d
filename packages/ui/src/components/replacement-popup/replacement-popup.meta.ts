import { describeComponent } from '../../story-kit/meta.ts'

export const replacementPopupMeta = describeComponent({
  arabicName: 'نافذة الاستبدال',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'طلب عاملة بديلة.', en: 'Asking for another worker.' },
  do: [{ ar: 'عرض العاملات المتاحات لهذه الباقة.', en: 'Offer the workers free for this plan.' }],
  dont: [{ ar: 'اختيار عاملة ليس إلزاميًّا.', en: 'Don’t make a choice of worker compulsory.' }],
  accessibility: [
    { ar: 'الخطأ مربوط بحقله والنتيجة تُعلن.', en: 'Errors are tied to fields; the outcome is announced.' },
  ],
  server: false,
  budget: 30.6,
})
