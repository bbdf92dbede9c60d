import { describeComponent } from '../../story-kit/meta.ts'

export const offlineNoticeMeta = describeComponent({
  arabicName: 'تنبيه انقطاع الاتصال',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'يخبر العميل أن اتصاله انقطع، ويبقى ما على الشاشة كما هو.',
    en: 'Tells the customer that the connection is gone, and leaves what is on the screen as it is.',
  },
  choice: {
    when: { ar: 'انقطع اتصال الجهاز.', en: 'The device has lost its connection.' },
    instead: [
      {
        if: { ar: 'تعذّر جزء والاتصال قائم', en: 'A part failed while the connection is there' },
        use: 'error-state',
      },
    ],
  },
  do: [{ ar: 'يُقال ما الذي ما زال يعمل.', en: 'Say what still works.' }],
  dont: [{ ar: 'ما سبق تحميله يبقى ظاهرًا.', en: 'Don’t hide what has been loaded.' }],
  accessibility: [{ ar: 'يُعلن بهدوء حين ينقطع الاتصال.', en: 'Announced politely when the connection goes.' }],
  server: false,
  budget: 2,
})
