import { describeComponent } from '../../story-kit/meta.ts'
import { alertKeyTable } from './alert.keys.ts'

export const alertMeta = describeComponent({
  arabicName: 'تنبيه',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'رسالة تبقى في مكانها من الصفحة: معلومة أو نجاح أو تنبيه أو خطأ.',
    en: 'A message that stays in its place on the page: a note, a success, a warning or an error.',
  },
  choice: {
    when: {
      ar: 'رسالة تخص هذه الصفحة وتبقى ما بقي سببها.',
      en: 'A message about this page that stays as long as its reason does.',
    },
    instead: [
      {
        if: { ar: 'خبر عن فعل تم للتو، يُقرأ ويمضي', en: 'News of what was just done, read and gone' },
        use: 'toast',
      },
      {
        if: { ar: 'لا بد من جواب قبل المتابعة', en: 'It must be answered before going on' },
        use: 'alert-dialog',
      },
      { if: { ar: 'أخطاء في عدة حقول', en: 'Several fields are wrong' }, use: 'error-summary' },
      { if: { ar: 'تعذّر تحميل جزء كامل', en: 'A whole part failed to load' }, use: 'error-state' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'span:has(> svg)',
        name: { ar: 'أيقونة المعنى', en: 'Icon of the meaning' },
        tokens: ['color-warning'],
      },
      {
        at: 'span:has(> svg) + div > div:nth-child(1)',
        name: { ar: 'العنوان', en: 'Title' },
        tokens: ['color-on-warning-soft'],
      },
      {
        at: 'span:has(> svg) + div > div:nth-child(2)',
        name: { ar: 'النص', en: 'Text' },
        tokens: ['color-on-warning-soft'],
      },
      { at: 'button', name: { ar: 'ما العمل', en: 'What to do' }, tokens: ['color-surface', 'radius-field'] },
    ],
  },
  do: [
    { ar: 'ما حدث، ثم ما العمل.', en: 'Say what happened, then what to do.' },
    { ar: 'مكانها قرب ما تتحدث عنه.', en: 'Put it near what it is about.' },
  ],
  dont: [
    { ar: 'لا أكثر من رسالتين في شاشة.', en: 'Don’t put more than two on a screen.' },
    { ar: 'ما كان على الصفحة من البداية لا يُعلَن.', en: 'Don’t announce what was on the page from the start.' },
  ],
  accessibility: [
    { ar: 'النوع كلمة وأيقونة مع اللون.', en: 'The kind is a word and an icon beside the colour.' },
    {
      ar: 'ما يظهر أثناء العمل يُعلن: الخطأ والتنبيه فورًا، وغيرهما بهدوء.',
      en: 'What arrives during work is announced: errors and warnings at once, the rest politely.',
    },
  ],
  keys: alertKeyTable,
  server: true,
  budget: 2.5,
})
