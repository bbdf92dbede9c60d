import { describeComponent } from '../../story-kit/meta.ts'

export const orderTrackingPopupMeta = describeComponent({
  arabicName: 'نافذة تتبع الطلب',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'رحلة الطلب في نافذة.', en: 'The way of an order in a window.' },
  do: [{ ar: 'المراحل الجديدة تصل إليها وهي مفتوحة.', en: 'Hand new stages over while it is open.' }],
  dont: [{ ar: 'ليست الطريق الوحيد؛ للتتبع صفحة.', en: 'Don’t make it the only way; tracking has a page.' }],
  accessibility: [{ ar: 'المرحلة الجديدة تُعلن.', en: 'A stage reached is announced.' }],
  server: false,
  budget: 20.8,
})
