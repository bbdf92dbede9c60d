import { describeComponent } from '../../story-kit/meta.ts'
import { iconButtonKeyTable } from './icon-button.keys.ts'

export const iconButtonMeta = describeComponent({
  arabicName: 'زر أيقونة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'زر من أيقونة واحدة حيث لا متسع لكلمة: إغلاق، حذف سطر، مزيد.',
    en: 'A button of one icon where a word has no room: close, delete a row, more.',
  },
  choice: {
    when: {
      ar: 'فعل تعرفه العين من أيقونته، ولا متسع لكلمة.',
      en: 'An act everybody knows by its icon, where a word has no room.',
    },
    instead: [
      { if: { ar: 'للكلمة مكان', en: 'There is room for a word' }, use: 'button' },
      { if: { ar: 'أفعال عدة', en: 'There are several acts' }, use: 'menu' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'button', name: { ar: 'الأرضية', en: 'Ground' }, tokens: ['radius-field', 'size-touch'] },
      { at: 'button svg', name: { ar: 'الأيقونة', en: 'Icon' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    {
      ar: 'label يصف الفعل وما يقع عليه: «حذف عنوان المنزل».',
      en: 'Write a label with act and object: “Delete the home address”.',
    },
    {
      ar: 'معه Tooltip إن لم تكن الأيقونة معروفة للجميع.',
      en: 'Wrap it in a Tooltip where the icon is not known to all.',
    },
  ],
  dont: [
    {
      ar: 'ليس للفعل الرئيسي في الشاشة؛ له Button.',
      en: 'Don’t use it for the main act of a screen; use Button.',
    },
    {
      ar: 'label لا يتغيّر مع pressed: الحالة تُعلن وحدها.',
      en: 'Don’t change the label with `pressed`: the state is announced by itself.',
    },
  ],
  accessibility: [
    { ar: 'بلا اسم يتوقف التطوير بخطأ واضح.', en: 'Without a name development stops with a clear error.' },
    { ar: 'مساحة اللمس 44 بكسل على الأقل.', en: 'At least 44 px to touch.' },
  ],
  keys: iconButtonKeyTable,
  server: true,
  budget: 1.5,
})
