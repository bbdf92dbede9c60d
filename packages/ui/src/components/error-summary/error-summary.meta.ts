import { describeComponent } from '../../story-kit/meta.ts'
import { errorSummaryKeyTable } from './error-summary.keys.ts'

export const errorSummaryMeta = describeComponent({
  arabicName: 'ملخص الأخطاء',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'ما يمنع إرسال النموذج، مجموعًا فوقه، وكل سطر يوصل إلى حقله.',
    en: 'What stops a form from being sent, gathered above it, each line a way to its field.',
  },
  choice: {
    when: { ar: 'نموذج أُرسل وفيه أكثر من خطأ.', en: 'A form was sent with more than one thing wrong.' },
    instead: [
      { if: { ar: 'خطأ في حقل واحد', en: 'One field is wrong' }, use: 'field' },
      { if: { ar: 'تعذّر الإرسال نفسه', en: 'Sending itself failed' }, use: 'alert' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'h2', name: { ar: 'كم بقي', en: 'How many are left' }, tokens: ['color-danger', 'text-lead'] },
      {
        at: 'section li a',
        name: { ar: 'رابط إلى الحقل', en: 'Link to the field' },
        tokens: ['color-on-danger-soft'],
      },
      {
        at: 'section',
        name: { ar: 'الإطار يأخذ التركيز', en: 'Box that takes the focus' },
        tokens: ['color-danger-soft', 'radius-card'],
      },
    ],
  },
  do: [{ ar: 'الجملة نفسها التي تحت الحقل.', en: 'Use the very words that stand under the field.' }],
  dont: [
    { ar: 'لا يظهر قبل محاولة الإرسال.', en: 'Don’t show it before someone has tried to send.' },
    {
      ar: 'ليس لحقل أو حقلين ظاهرين؛ يكفي نقل التركيز إليهما.',
      en: 'Don’t use it for one or two fields in sight; moving focus is enough.',
    },
  ],
  accessibility: [
    {
      ar: 'يأخذ التركيز عند كل محاولة فيُسمع.',
      en: 'It takes the focus with every attempt, and so is heard.',
    },
  ],
  keys: errorSummaryKeyTable,
  server: false,
  budget: 2,
})
