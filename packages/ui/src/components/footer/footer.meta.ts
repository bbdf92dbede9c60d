import { describeComponent } from '../../story-kit/meta.ts'
import { footerKeyTable } from './footer.keys.ts'

export const footerMeta = describeComponent({
  arabicName: 'ذيل الصفحة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'ذيل كل صفحة تحت شريط السدو: الروابط والتواصل وطرق الدفع.',
    en: 'The foot of every page under a woven band: links, contact, ways to pay.',
  },
  do: [
    {
      ar: 'الهاتف والبريد بمكوّناتهما، فلا ينقلب ترتيب الأرقام.',
      en: 'Write phone and e-mail with their own parts, so that digits keep their order.',
    },
  ],
  dont: [{ ar: 'روابط الرأس لا تُكرّر كلها.', en: 'Don’t repeat every link of the header.' }],
  accessibility: [
    {
      ar: 'لكل عمود اسم يُسمع في قائمة معالم الصفحة.',
      en: 'Each column has a name that is heard in the list of landmarks.',
    },
  ],
  keys: footerKeyTable,
  server: true,
  budget: 3,
})
