import { describeComponent } from '../../story-kit/meta.ts'
import { textFieldKeyTable } from './text-field.keys.ts'

export const textFieldMeta = describeComponent({
  arabicName: 'حقل نص',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'سطر واحد يكتبه العميل: اسم، بريد، رمز.',
    en: 'One line the customer types: a name, an e-mail, a code.',
  },
  choice: {
    when: { ar: 'سطر واحد من أي نص.', en: 'One line of any text.' },
    instead: [
      { if: { ar: 'عدة أسطر', en: 'Several lines' }, use: 'textarea' },
      { if: { ar: 'رقم', en: 'A number' }, use: 'number-field' },
      { if: { ar: 'رقم جوال', en: 'A mobile number' }, use: 'phone-field' },
      { if: { ar: 'كلمة مرور', en: 'A password' }, use: 'password-field' },
      { if: { ar: 'تاريخ', en: 'A date' }, use: 'date-picker' },
      { if: { ar: 'واحد من معروف', en: 'One of what is known' }, use: 'combobox' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'label span',
        name: { ar: 'علامة اللازم', en: 'Mark of what is required' },
        tokens: ['color-danger'],
      },
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
    ],
  },
  do: [
    {
      ar: 'التلميح يقول كيف تكون الإجابة، قبل الخطأ لا بعده.',
      en: 'Say in the hint how to answer, before a mistake is made.',
    },
    {
      ar: 'اللصق والمسافات مقبولة، والتنظيف علينا.',
      en: 'Accept pasted text and spaces and clean them yourself.',
    },
  ],
  dont: [
    {
      ar: 'النص الخافت داخل الحقل ليس بديلًا عن عنوانه.',
      en: 'Don’t let the placeholder stand in for the label.',
    },
    {
      ar: 'ليس للأرقام والجوال؛ لهما حقول خاصة.',
      en: 'Don’t use it for numbers and phones; they have fields of their own.',
    },
  ],
  accessibility: [
    {
      ar: 'الخطأ يُعلَن عند ظهوره ويُقرأ قبل التلميح.',
      en: 'An error is announced when it appears and read before the hint.',
    },
    {
      ar: 'البريد والروابط من اليسار إلى اليمين وتُحاذى مع بقية الحقول.',
      en: 'E-mail and links run left to right and line up with the other fields.',
    },
  ],
  keys: textFieldKeyTable,
  server: false,
  budget: 3.7,
})
