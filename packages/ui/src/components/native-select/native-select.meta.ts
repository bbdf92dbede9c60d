import { describeComponent } from '../../story-kit/meta.ts'
import { nativeSelectKeyTable } from './native-select.keys.ts'

export const nativeSelectMeta = describeComponent({
  arabicName: 'قائمة الجهاز',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'قائمة الجهاز نفسه: خفيفة، وأنسب ما يكون في الجوال.',
    en: 'The device’s own list: light, and at home on phones.',
  },
  choice: {
    when: {
      ar: 'صفحة خفيفة أو قائمة طويلة معروفة على الجوال: سنة، شهر.',
      en: 'A light page, or a long familiar list on a phone: a year, a month.',
    },
    instead: [
      {
        if: { ar: 'المظهر يجب أن يتبع الموقع', en: 'It must look like the rest of the site' },
        use: 'select',
      },
      {
        if: { ar: 'أكثر من خمسة عشر خيارًا يُبحث فيها', en: 'More than about fifteen, to be searched' },
        use: 'combobox',
      },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'select',
        name: { ar: 'الإطار', en: 'Box' },
        tokens: ['color-field-border', 'radius-field', 'size-touch'],
      },
      { at: 'svg', name: { ar: 'علامة الفتح', en: 'Opening mark' }, tokens: ['color-text-muted'] },
    ],
  },
  do: [
    {
      ar: 'مكانها أول صفحة يراها الزائر، والقوائم القصيرة.',
      en: 'Use it on the first page a visitor sees, and for short lists.',
    },
  ],
  dont: [
    {
      ar: 'ليست لما يحتاج إلى صورة أو سطرين.',
      en: 'Don’t put in it what needs a picture or two lines.',
    },
  ],
  accessibility: [
    {
      ar: 'لوحة المفاتيح وقارئ الشاشة والبحث بالكتابة كما اعتادها صاحب الجهاز.',
      en: 'Keyboard, screen reader and typing to find are the ones its owner knows.',
    },
  ],
  keys: nativeSelectKeyTable,
  server: false,
  budget: 3.8,
})
