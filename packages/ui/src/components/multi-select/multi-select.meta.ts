import { describeComponent } from '../../story-kit/meta.ts'
import { multiSelectKeyTable } from './multi-select.keys.ts'

export const multiSelectMeta = describeComponent({
  arabicName: 'اختيار متعدد',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'عدة خيارات من قائمة طويلة، يُعثر عليها بالكتابة، ويبقى ما اختير ظاهرًا في الحقل.',
    en: 'Several of a long list, found by typing; what is chosen stays in sight in the field.',
  },
  choice: {
    when: {
      ar: 'عدة من أكثر من عشرة، ويعرف القارئ بعض أسمائها: مهارات أو جنسيات أو أحياء.',
      en: 'Several of more than ten, which the reader knows by name: skills, nationalities, neighbourhoods.',
    },
    instead: [
      { if: { ar: 'عشرة خيارات أو أقل', en: 'Ten choices or fewer' }, use: 'checkbox' },
      { if: { ar: 'خيار واحد لا غير', en: 'Only one may be chosen' }, use: 'combobox' },
      { if: { ar: 'أي كلام مقبول', en: 'Any text will do' }, use: 'text-field' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'input',
        name: { ar: 'مكان الكتابة', en: 'Where letters go' },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      { at: 'button', name: { ar: 'علامة الفتح', en: 'Opening mark' }, tokens: ['color-text-muted'] },
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
      ar: 'كلمة أو كلمتان لكل خيار، ليتسع الحقل لما اختير.',
      en: 'Name options in one or two words, so that the field has room for them.',
    },
  ],
  dont: [
    {
      ar: 'ليس لبضعة خيارات؛ مربعات الاختيار تُظهرها كلها.',
      en: 'Don’t use it for a handful; show them all as checkboxes.',
    },
    {
      ar: 'إذا بلغ الاختيار عشرين فمكانه قائمة في صفحة.',
      en: 'Don’t expect twenty choices in it; that is a list on a page.',
    },
  ],
  accessibility: [
    {
      ar: 'كل إضافة وإزالة تُعلَن مع عدد ما اختير.',
      en: 'Each one added or taken out is announced with the number chosen.',
    },
    {
      ar: 'ما اختير أزرار ارتفاعها 44 بكسل، تصل إليها الأسهم باتجاه القراءة.',
      en: 'What is chosen are buttons 44 px high, reached by arrows in reading order.',
    },
  ],
  keys: multiSelectKeyTable,
  server: false,
  budget: 8.3,
})
