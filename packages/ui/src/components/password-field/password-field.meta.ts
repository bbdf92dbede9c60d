import { describeComponent } from '../../story-kit/meta.ts'
import { passwordFieldKeyTable } from './password-field.keys.ts'

export const passwordFieldMeta = describeComponent({
  arabicName: 'حقل كلمة المرور',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'يطلب كلمة مرور، ويتيح النظر إليها ولصقها.',
    en: 'Asks for a password; it can be looked at and pasted.',
  },
  choice: {
    when: { ar: 'كلمة مرور تُكتب أو تُلصق.', en: 'A password, typed or pasted.' },
    instead: [
      { if: { ar: 'رمز تحقق أو أي رقم', en: 'A code or another number' }, use: 'number-field' },
      { if: { ar: 'نص لا يُخفى', en: 'Text that need not be hidden' }, use: 'text-field' },
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
        at: 'button',
        name: { ar: 'زر الإظهار', en: 'Button to show it' },
        tokens: ['color-text-muted', 'size-touch'],
      },
    ],
  },
  do: [
    {
      ar: 'في التسجيل new-password، ليقترح مدير كلمات المرور واحدة قوية.',
      en: 'On sign-up use `new-password`, so that a password manager can suggest a strong one.',
    },
    {
      ar: 'يُقال ما يقوّيها، لا أنها ضعيفة فحسب.',
      en: 'Say what would make it stronger, not only that it is weak.',
    },
  ],
  dont: [
    { ar: 'اللصق لا يُمنع.', en: 'Don’t forbid pasting.' },
    { ar: 'لا تُكتب مرتين ما دامت تُرى.', en: 'Don’t ask for it twice where it can be looked at.' },
  ],
  accessibility: [
    {
      ar: 'الإظهار لا يحرّك المؤشر ولا يُخرج التركيز من الحقل.',
      en: 'Showing it moves neither the caret nor the focus.',
    },
    {
      ar: 'يُنبَّه إلى مفتاح الأحرف الكبيرة وإلى لوحة المفاتيح العربية.',
      en: 'Caps lock and an Arabic keyboard are pointed out.',
    },
  ],
  keys: passwordFieldKeyTable,
  server: false,
  budget: 4.8,
})
