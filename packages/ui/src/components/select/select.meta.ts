import { describeComponent } from '../../story-kit/meta.ts'
import { selectKeyTable } from './select.keys.ts'

export const selectMeta = describeComponent({
  arabicName: 'قائمة اختيار',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'واحد من قائمة متوسطة الطول، بمظهر الموقع نفسه.',
    en: 'One of a list of middling length, drawn like the rest of the site.',
  },
  choice: {
    when: { ar: 'إجابة واحدة من ستة إلى خمسة عشر.', en: 'One answer of about six to fifteen.' },
    instead: [
      { if: { ar: 'خمسة أو أقل', en: 'Five or fewer' }, use: 'radio-group' },
      {
        if: { ar: 'أكثر من خمسة عشر، أو يُبحث فيها', en: 'More than about fifteen, or to be searched' },
        use: 'combobox',
      },
      { if: { ar: 'صفحة خفيفة على الجوال', en: 'A light page on a phone' }, use: 'native-select' },
      { if: { ar: 'أفعال لا قيم', en: 'Acts rather than values' }, use: 'menu' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: '[role=combobox]',
        name: { ar: 'الإطار', en: 'Box' },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      { at: '[role=combobox] > span', name: { ar: 'الاختيار', en: 'Value' }, tokens: ['color-text'] },
      {
        at: '[role=combobox] > svg',
        name: { ar: 'علامة الفتح', en: 'Opening mark' },
        tokens: ['color-text-muted'],
      },
    ],
  },
  do: [
    {
      ar: 'إذا زادت الخيارات على عشرة جُمعت تحت عناوين.',
      en: 'Put options under headings when there are more than ten.',
    },
    {
      ar: 'في الصفحات الأولى NativeSelect؛ فهو أخف عشر مرات.',
      en: 'On first pages use NativeSelect: it weighs a tenth.',
    },
    {
      ar: 'إن احتاج الخيار أكثر من كلمات كُتبت القائمة أجزاءً: SelectItem و SelectGroup، ومعها `textValue` للبحث بالحروف.',
      en: 'Where a label is more than words, write the parts, `SelectItem` and `SelectGroup`, with `textValue` for letters.',
    },
  ],
  dont: [
    {
      ar: 'السطر الثاني لا يكرر العنوان؛ يقول ما يفرّق بين الخيارات: السعر أو المدة.',
      en: 'Don’t repeat the label in `description`; say what tells options apart: a price, a length of time.',
    },
    {
      ar: 'ليس لمئات الخيارات؛ لها قائمة البحث.',
      en: 'Don’t use it for hundreds; that is the Combobox.',
    },
    { ar: 'ليس لخيارين أو ثلاثة؛ تُعرض كلها.', en: 'Don’t use it for two or three; show them all.' },
  ],
  accessibility: [
    {
      ar: 'اسم الخيار عنوانه وحده، وسطره الثاني وصف يُقرأ بعده.',
      en: 'An option is named by its label alone; its second line is read after it as a description.',
    },
    {
      ar: 'الكتابة تنقل إلى الخيار ولو كُتب بلا همزة أو تشكيل.',
      en: 'Typing goes to an option, also without its hamza or vowel marks.',
    },
  ],
  keys: selectKeyTable,
  server: false,
  budget: 34.4,
})
