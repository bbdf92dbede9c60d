import { describeComponent } from '../../story-kit/meta.ts'
import { stepperKeyTable } from './stepper.keys.ts'

export const stepperMeta = describeComponent({
  arabicName: 'عدّاد',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'عدد صغير يُزاد ويُنقص: زيارات، عاملات، أفراد الأسرة.',
    en: 'A small count that goes up and down: visits, workers, people in the home.',
  },
  choice: {
    when: { ar: 'عدد صغير يُزاد ويُنقص.', en: 'A small count that goes up and down.' },
    instead: [
      { if: { ar: 'رقم يُكتب', en: 'A number that is typed' }, use: 'number-field' },
      { if: { ar: 'خطوات عملية', en: 'The steps of a process' }, use: 'step-rail' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'button:first-of-type',
        name: { ar: 'أنقص', en: 'Fewer' },
        tokens: ['color-primary', 'size-touch'],
      },
      {
        at: 'input',
        name: { ar: 'العدد، ويُكتب أيضًا', en: 'Number; it can be typed too' },
        tokens: ['color-field-border', 'radius-field'],
      },
      {
        at: 'button:last-of-type',
        name: { ar: 'أكثر', en: 'More' },
        tokens: ['color-primary', 'size-touch'],
      },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [{ ar: 'العدد يُقال بالكلمات: «ثلاث زيارات».', en: 'Say the count in words: “three visits”.' }],
  dont: [
    {
      ar: 'ليس للمبالغ والأرقام الطويلة؛ لها حقل الرقم.',
      en: 'Don’t use it for amounts or long numbers; that is NumberField.',
    },
    { ar: 'لا حدّ بلا سبب ظاهر.', en: 'Don’t set a limit without saying why.' },
  ],
  accessibility: [
    {
      ar: 'حقل spinbutton: تُسمع الكلمات لا الرقم وحده، ويُعلَن بلوغ الحد.',
      en: 'A spinbutton: the words are heard and not the bare number; reaching the limit is announced.',
    },
  ],
  keys: stepperKeyTable,
  server: false,
  budget: 4.6,
})
