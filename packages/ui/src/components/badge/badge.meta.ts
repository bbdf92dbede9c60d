import { describeComponent } from '../../story-kit/meta.ts'

export const badgeMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: { ar: 'كلمة أو كلمتان تصفان الشيء بجانبهما.', en: 'A word or two about the thing beside it.' },
  do: [{ ar: 'اكتفِ بشارة واحدة على البطاقة.', en: 'Keep to one badge on a card.' }],
  dont: [
    { ar: 'لا تستخدمها للحالات؛ لها شارة الحالة.', en: 'Don’t use it for a state; that is the StatusBadge.' },
  ],
  accessibility: [{ ar: 'نص عادي يُقرأ في مكانه.', en: 'Plain text, read in its place.' }],
  server: true,
  budget: 1.5,
})
