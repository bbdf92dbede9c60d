import { describeComponent } from '../../story-kit/meta.ts'

export const timeTextMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'وقت أو مدة بين وقتين، لا تنقلب فيه الساعات والدقائق داخل النص العربي.',
    en: 'A time or a span of time whose hours and minutes never change places in Arabic text.',
  },
  do: [{ ar: 'اذكر المدة كاملة: من متى إلى متى.', en: 'Give the whole span: from when until when.' }],
  dont: [
    {
      ar: 'لا تقل «مساءً» بجانب وقت بنظام 24 ساعة.',
      en: 'Don’t add “pm” to a time of the 24-hour clock.',
    },
  ],
  accessibility: [
    { ar: 'الشرطة بين الوقتين تُقرأ «من … إلى …».', en: 'The dash of a span is read as “… to …”.' },
  ],
  server: false,
  budget: 2,
})
