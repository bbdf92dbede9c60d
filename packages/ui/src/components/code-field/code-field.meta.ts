import { describeComponent } from '../../story-kit/meta.ts'
import { codeFieldKeyTable } from './code-field.keys.ts'

export const codeFieldMeta = describeComponent({
  arabicName: 'حقل رمز التحقق',
  status: 'stable',
  reviewed: { on: '2026-11-23', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'يطلب الرمز الذي وصل برسالة نصية، ويقبله كيفما كُتب أو لُصق.',
    en: 'Asks for the code that came by text message and takes it however it is typed or pasted.',
  },
  choice: {
    when: { ar: 'رمز قصير من رسالة نصية.', en: 'A short code out of a text message.' },
    instead: [
      { if: { ar: 'رقم غيره يُكتب', en: 'Another number that is typed' }, use: 'number-field' },
      { if: { ar: 'رمز يُنسخ', en: 'A code to be copied' }, use: 'code' },
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
    ],
  },
  do: [
    {
      ar: 'التلميح يقول إلى أي رقم أُرسل الرمز وكم دقيقة يبقى صالحًا.',
      en: 'Say in the hint which number it was sent to and how long it works.',
    },
    {
      ar: 'رمز جديد يمكن طلبه بعد دقيقة.',
      en: 'Let people ask for a new code after a minute.',
    },
  ],
  dont: [
    {
      ar: 'لا يُقسّم إلى ست خانات: تتعطل التعبئة التلقائية واللصق وقارئ الشاشة.',
      en: 'Don’t split it into six boxes: autofill, pasting and screen readers break.',
    },
  ],
  accessibility: [
    {
      ar: 'حقل واحد باسم واحد، ولوحة الأرقام تُفتح في الجوال، والجوال يعرض الرمز من الرسالة.',
      en: 'One field with one name; phones open the numeric keyboard and offer the code from the message.',
    },
  ],
  keys: codeFieldKeyTable,
  server: false,
  budget: 4.3,
})
