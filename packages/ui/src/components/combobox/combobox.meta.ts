import { describeComponent } from '../../story-kit/meta.ts'
import { comboboxKeyTable } from './combobox.keys.ts'

export const comboboxMeta = describeComponent({
  arabicName: 'قائمة بحث',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'واحد من كثير، يُعثر عليه بالكتابة بأي من اللغتين.',
    en: 'One of many, found by typing in either language.',
  },
  choice: {
    when: {
      ar: 'واحد من أكثر من خمسة عشر، ويعرف القارئ بعض اسمه.',
      en: 'One of more than about fifteen, and the reader knows part of its name.',
    },
    instead: [
      { if: { ar: 'خمسة خيارات أو أقل', en: 'Five choices or fewer' }, use: 'radio-group' },
      {
        if: {
          ar: 'قائمة متوسطة تُقرأ ولا يُبحث فيها',
          en: 'A list of middling length, read rather than searched',
        },
        use: 'select',
      },
      { if: { ar: 'يمكن اختيار أكثر من واحد', en: 'More than one may be chosen' }, use: 'multi-select' },
      { if: { ar: 'أي كلام مقبول', en: 'Any text will do' }, use: 'text-field' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'input',
        name: { ar: 'الإطار، ويُكتب فيه', en: 'Box to type in' },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      { at: 'input ~ button', name: { ar: 'علامة الفتح', en: 'Opening mark' }, tokens: ['color-text-muted'] },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    {
      ar: 'الاسم باللغة الأخرى مكانه keywords ليُعثر عليه بها.',
      en: 'Put the name in the other language into `keywords`, so that it is found by it.',
    },
    {
      ar: 'في القوائم البعيدة يُؤجَّل الطلب قليلًا بعد آخر حرف.',
      en: 'With a remote list wait a moment after the last letter before asking.',
    },
    {
      ar: 'النص المكتوب نفسه، عند الحاجة إليه، من inputValue.',
      en: 'Where you need the text itself, hold it with `inputValue`.',
    },
  ],
  dont: [
    { ar: 'ليس لأقل من عشرة خيارات.', en: 'Don’t use it for fewer than ten options.' },
    { ar: 'لا يقبل نصًا حرًا.', en: 'Don’t take free text with it.' },
  ],
  accessibility: [
    {
      ar: 'يُعلَن عدد النتائج، ويبقى التركيز في الحقل ما دامت القائمة مفتوحة.',
      en: 'The number of results is announced; focus stays in the field while the list is open.',
    },
    {
      ar: 'إغلاق القائمة بمفتاح Esc لا يغلق النافذة التي هو فيها.',
      en: 'Closing the list with Escape does not close the dialog it stands in.',
    },
  ],
  keys: comboboxKeyTable,
  server: false,
  budget: 7.9,
})
