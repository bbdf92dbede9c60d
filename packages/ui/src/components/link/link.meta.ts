import { describeComponent } from '../../story-kit/meta.ts'
import { linkKeyTable } from './link.keys.ts'

export const linkMeta = describeComponent({
  arabicName: 'رابط',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'رابط نصي ينقل إلى صفحة أو موقع. أما الأفعال فلها الزر.',
    en: 'A text link to a page or a site. For acts use a button.',
  },
  choice: {
    when: { ar: 'الانتقال إلى صفحة أو موقع.', en: 'Going to a page or a site.' },
    instead: [{ if: { ar: 'فعل يحدث هنا', en: 'An act that happens here' }, use: 'button' }],
  },
  anatomy: {
    story: 'OpensATab',
    parts: [
      { at: 'a', name: { ar: 'الوجهة', en: 'Destination' }, tokens: ['color-primary', 'size-touch'] },
      { at: 'a svg', name: { ar: 'علامة موقع آخر', en: 'Mark of another site' }, tokens: ['color-primary'] },
    ],
  },
  do: [
    { ar: 'كلمات الرابط تسمّي الوجهة: «شروط الإلغاء».', en: 'Name the destination: “Cancellation terms”.' },
    { ar: 'ما يخرج من الموقع معلّم بـ external.', en: 'Mark what leaves the site with `external`.' },
  ],
  dont: [
    { ar: 'لا «هنا» ولا «للمزيد» وحدها.', en: 'Don’t write “click here”.' },
    { ar: 'لا تبويب جديد بلا سبب.', en: 'Don’t open a new tab without a reason.' },
  ],
  accessibility: [
    {
      ar: 'الخط تحت الرابط داخل الجملة لا يُحذف؛ اللون وحده لا يكفي.',
      en: 'Inside a sentence the underline stays: colour alone is not enough.',
    },
    {
      ar: 'قارئ الشاشة يقول إن الرابط خارجي أو يفتح تبويبًا.',
      en: 'A screen reader hears that a link is external or opens a tab.',
    },
  ],
  keys: linkKeyTable,
  server: true,
  budget: 2,
})
