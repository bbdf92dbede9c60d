import { describeComponent } from '../../story-kit/meta.ts'
import { alertKeys } from './alert.keys.ts'

export const alertMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'رسالة تبقى في مكانها من الصفحة: معلومة أو نجاح أو تنبيه أو خطأ.',
    en: 'A message that stays in its place on the page: a note, a success, a warning or an error.',
  },
  do: [
    { ar: 'قل ما حدث ثم ما العمل.', en: 'Say what happened, then what to do.' },
    { ar: 'ضعها قرب ما تتحدث عنه.', en: 'Put it near what it is about.' },
  ],
  dont: [
    { ar: 'لا تجمع أكثر من رسالتين في شاشة.', en: 'Don’t put more than two on a screen.' },
    { ar: 'لا تُعلن ما كان على الصفحة من البداية.', en: 'Don’t announce what was on the page from the start.' },
  ],
  accessibility: [
    { ar: 'النوع كلمة وأيقونة مع اللون.', en: 'The kind is a word and an icon beside the colour.' },
    {
      ar: 'ما يظهر أثناء العمل يُعلن: الخطأ والتنبيه فورًا، وغيرهما بهدوء.',
      en: 'What arrives during work is announced: errors and warnings at once, the rest politely.',
    },
  ],
  keys: alertKeys,
  server: true,
  budget: 2.5,
})
