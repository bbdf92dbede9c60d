import { describeComponent } from '../../story-kit/meta.ts'

export const errorStateMeta = describeComponent({
  arabicName: 'حالة خطأ',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'يقول ما تعذّر وكيف يُعاد، ويُبقي ما يمكن استخدامه.',
    en: 'Says what failed and how to try again, and leaves in place what still works.',
  },
  choice: {
    when: {
      ar: 'جزء من الصفحة أو الصفحة كلها تعذّر عرضها.',
      en: 'Part of a page, or all of it, could not be shown.',
    },
    instead: [
      { if: { ar: 'حقل كُتب خطأ', en: 'A field is wrong' }, use: 'field' },
      { if: { ar: 'فعل صغير لم يتم', en: 'A small act failed' }, use: 'toast' },
      { if: { ar: 'انقطع الاتصال كله', en: 'The connection is gone' }, use: 'offline-notice' },
      { if: { ar: 'لا شيء بعد', en: 'There is nothing yet' }, use: 'empty-state' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'svg', name: { ar: 'أيقونة الخطأ', en: 'Icon of the error' }, tokens: ['color-danger'] },
      {
        at: 'h2',
        name: { ar: 'ما لم يُعرض', en: 'What could not be shown' },
        tokens: ['color-text', 'text-title'],
      },
      { at: 'p', name: { ar: 'ما العمل الآن', en: 'What to do now' }, tokens: ['color-text-muted'] },
      { at: 'button', name: { ar: 'محاولة أخرى', en: 'Another try' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    {
      ar: 'ما حُمّل يبقى ظاهرًا، والخطأ مكان الجزء الناقص.',
      en: 'Keep what has loaded in sight and put the error where the missing part would be.',
    },
  ],
  dont: [{ ar: 'رسالة الخادم لا تُعرض كما جاءت.', en: 'Don’t show the server’s message as it came.' }],
  accessibility: [{ ar: 'يُعلَن فور ظهوره.', en: 'Announced when it appears.' }],
  server: true,
  budget: 2.2,
})
