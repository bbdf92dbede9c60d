import { describeComponent } from '../../story-kit/meta.ts'
import { phoneFieldKeyTable } from './phone-field.keys.ts'

export const phoneFieldMeta = describeComponent({
  arabicName: 'حقل الجوال',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'يطلب رقم جوال سعوديًا، ويفهمه كيفما كُتب أو لُصق.',
    en: 'Asks for a Saudi mobile and understands it however it is written or pasted.',
  },
  choice: {
    when: { ar: 'رقم جوال سعودي يُكتب.', en: 'A Saudi mobile number to be typed.' },
    instead: [
      { if: { ar: 'رقم يُعرض', en: 'A number on show' }, use: 'phone' },
      { if: { ar: 'رقم غير الجوال', en: 'A number of another kind' }, use: 'number-field' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'input',
        name: {
          ar: 'الإطار، وأرقامه من اليسار في كل لغة',
          en: 'Box; its digits run left to right in any language',
        },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      { at: 'svg', name: { ar: 'أيقونة الهاتف', en: 'Telephone icon' }, tokens: ['color-text-muted'] },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    { ar: 'التلميح يقول لماذا نحتاج الرقم.', en: 'Say why you need the number.' },
    { ar: 'يُقبل الرقم كما كُتب، ويُراجع عند الإرسال.', en: 'Take it as it is and judge it on submit.' },
  ],
  dont: [
    {
      ar: 'حقل واحد لا يُقسّم، ومفتاح الدولة لا يُفصل عنه.',
      en: 'Don’t split it into fields or take the country code apart.',
    },
  ],
  accessibility: [
    {
      ar: 'لوحة الأرقام تُفتح في الجوال، والمتصفح يقترح رقم صاحبه.',
      en: 'Phones open the dialling keyboard; the browser offers its owner’s number.',
    },
  ],
  keys: phoneFieldKeyTable,
  server: false,
  budget: 4.4,
})
