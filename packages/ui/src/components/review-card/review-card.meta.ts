import { describeComponent } from '../../story-kit/meta.ts'

export const reviewCardMeta = describeComponent({
  arabicName: 'رأي عميل',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: { ar: 'رأي عميل بكلماته.', en: 'What a customer said, in their own words.' },
  do: [{ ar: 'آراء حقيقية فقط.', en: 'Show real reviews only.' }],
  dont: [{ ar: 'الرأي كاملًا كما كُتب.', en: 'Don’t cut a review short.' }],
  accessibility: [{ ar: 'التقييم يُقال بالكلمات.', en: 'The rating is said in words.' }],
  server: true,
  budget: 7,
})
