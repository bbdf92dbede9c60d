import { describeComponent } from '../../story-kit/meta.ts'

export const orderCardMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طلب بحقائق خدمته وإجراءاتها، في خمس صيغ.',
    en: 'An order with the facts and acts of its service, in five variants.',
  },
  do: [{ ar: 'مرّر ما يمكن فعله الآن فقط.', en: 'Hand over only what can be done now.' }],
  dont: [{ ar: 'لا تضف إجراءً لا تعرفه الخدمة.', en: 'Don’t add an act the service does not have.' }],
  accessibility: [{ ar: 'اسم كل زر يحمل رقم الطلب.', en: 'Each button’s name carries the order’s number.' }],
  server: false,
  budget: 9,
})
