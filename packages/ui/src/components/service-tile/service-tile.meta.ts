import { describeComponent } from '../../story-kit/meta.ts'

export const serviceTileMeta = describeComponent({
  arabicName: 'بطاقة خدمة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: {
    ar: 'خدمة في الصفحة الرئيسية: ما هي وكم تبدأ.',
    en: 'A service on the home page: what it is and what it costs at least.',
  },
  do: [
    { ar: 'السعر أرخص باقة فعلية شاملة الضريبة.', en: 'The price is the cheapest real plan, tax included.' },
  ],
  dont: [{ ar: 'لا زر فيها؛ البطاقة كلها رابط.', en: 'Don’t put a button in it; the whole tile is a link.' }],
  accessibility: [
    { ar: 'محطة واحدة بلوحة المفاتيح اسمها اسم الخدمة.', en: 'One keyboard stop, named by the service.' },
  ],
  server: true,
  budget: 3.3,
})
