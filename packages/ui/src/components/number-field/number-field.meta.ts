import { describeComponent } from '../../story-kit/meta.ts'
import { numberFieldKeyTable } from './number-field.keys.ts'

export const numberFieldMeta = describeComponent({
  arabicName: 'حقل رقم',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'يقبل الأرقام كما يكتبها الناس، ويسلّمها بصيغة واحدة.',
    en: 'Takes numbers the way people write them and hands them out in one form.',
  },
  choice: {
    when: {
      ar: 'رقم يُكتب: هوية، رمز بريدي، مبلغ.',
      en: 'A number that is typed: an id, a postal code, a sum.',
    },
    instead: [
      { if: { ar: 'عدد صغير يُزاد ويُنقص', en: 'A small count that goes up and down' }, use: 'stepper' },
      { if: { ar: 'رقم جوال', en: 'A mobile number' }, use: 'phone-field' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'input',
        name: { ar: 'الإطار', en: 'Box' },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
      {
        at: '[id$="-counter"]',
        name: { ar: 'عدّاد الخانات', en: 'Counter' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    {
      ar: 'لرقم الهوية والتأشيرة والرمز البريدي والمبالغ.',
      en: 'Use it for identity and visa numbers, postal codes and amounts.',
    },
    { ar: 'التلميح يقول كم رقمًا.', en: 'Say in the hint how many digits there are.' },
  ],
  dont: [
    {
      ar: 'ليس لعدد صغير يُزاد ويُنقص؛ له عدّاد الكمية.',
      en: 'Don’t use it for a small count; that is the Stepper.',
    },
    { ar: 'المسافات والأرقام العربية لا تُرفض.', en: 'Don’t refuse spaces or Arabic digits.' },
  ],
  accessibility: [
    {
      ar: 'الرقم جزيرة من اليسار إلى اليمين داخل الصفحة العربية، ولوحة الأرقام تُفتح في الجوال.',
      en: 'The number is a left-to-right island in an Arabic page; phones open the numeric keyboard.',
    },
  ],
  keys: numberFieldKeyTable,
  server: false,
  budget: 4.2,
})
