import { describeComponent } from '../../story-kit/meta.ts'
import { menuKeyTable } from './menu.keys.ts'

export const menuMeta = describeComponent({
  arabicName: 'قائمة أفعال',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'أفعال على شيء واحد خلف زر: ما يبقى بعد الزر الرئيسي في البطاقة.',
    en: 'Acts on one thing behind a button: what is left beside a card’s main button.',
  },
  choice: {
    when: { ar: 'أفعال ثانوية على شيء واحد خلف زر.', en: 'Lesser acts on one thing, behind a button.' },
    instead: [
      { if: { ar: 'قيمة تُختار لنموذج', en: 'A value is chosen for a form' }, use: 'select' },
      { if: { ar: 'فعل واحد', en: 'There is one act' }, use: 'button' },
      { if: { ar: 'معلومة أو نموذج صغير', en: 'Information or a small form' }, use: 'popover' },
      { if: { ar: 'صفحات الموقع', en: 'The pages of the site' }, use: 'navbar' },
    ],
  },
  anatomy: {
    story: 'Opened',
    parts: [
      {
        at: '[aria-haspopup=menu]',
        name: { ar: 'الزر الذي يفتحها', en: 'Button that opens it' },
        tokens: ['size-touch'],
      },
      {
        at: '[role=menu] [role=group] > :first-child',
        name: { ar: 'عنوان المجموعة', en: 'Heading of a group' },
        tokens: ['color-text-muted'],
      },
      { at: '[role=menuitem] svg', name: { ar: 'الأيقونة', en: 'Icon' }, tokens: ['color-text'] },
      { at: '[role=menuitem]', name: { ar: 'بند', en: 'Entry' }, tokens: ['size-touch', 'radius-small'] },
      {
        at: '[aria-disabled=true]',
        name: { ar: 'بند لا يُتاح الآن وسببه', en: 'Entry that is not possible now, and why' },
        tokens: ['text-small'],
      },
      {
        at: '[role=separator]',
        name: { ar: 'خط قبل ما لا رجعة فيه', en: 'Line before what cannot be undone' },
        tokens: ['color-border'],
      },
      {
        at: '[role=separator] ~ [role=menuitem]',
        name: { ar: 'فعل لا رجعة فيه', en: 'Act that cannot be undone' },
        tokens: ['color-danger'],
      },
    ],
  },
  do: [
    {
      ar: 'كل بند يبدأ بفعله: «تنزيل الفاتورة».',
      en: 'Begin each entry with its verb: “Download the invoice”.',
    },
    { ar: 'ما لا رجعة فيه آخرًا، بعد خط.', en: 'Put what cannot be undone last, after a line.' },
    {
      ar: 'ما يُضبط بندٌ يُعلَّم: `checked` لخيار مستقل، و`options` لواحد من عدة.',
      en: 'Make settings entries that are ticked: `checked` for one by itself, `options` for one of several.',
    },
  ],
  dont: [
    {
      ar: 'ليست لاختيار قيمة في نموذج؛ له Select.',
      en: 'Don’t use it to choose a value of a form; use Select.',
    },
    {
      ar: 'قائمة فرعية واحدة لا أكثر؛ ما تحتها يضيع على الجوال.',
      en: 'No more than one menu in a menu: what is deeper is lost on a phone.',
    },
  ],
  accessibility: [
    {
      ar: 'القائمة الفرعية تُفتح باتجاه القراءة، وأسهمها معها: في العربية إلى اليسار.',
      en: 'A submenu opens in reading direction and its arrows go with it: to the left in Arabic.',
    },
    { ar: 'الحروف تصل إلى البند ولو كُتبت بلا همزة.', en: 'Letters find an entry, also typed without hamza.' },
    { ar: 'البنود 44 بكسل على الأقل.', en: 'Entries are at least 44 px high.' },
  ],
  keys: menuKeyTable,
  server: false,
  budget: 33.4,
})
