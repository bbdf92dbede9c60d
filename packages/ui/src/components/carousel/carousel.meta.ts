import { describeComponent } from '../../story-kit/meta.ts'
import { carouselKeyTable } from './carousel.keys.ts'

export const carouselMeta = describeComponent({
  arabicName: 'شريط بطاقات',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'بطاقات في صف تُدفع جانبًا: عاملات، آراء عملاء.',
    en: 'Cards in a row that one pushes aside: workers, reviews.',
  },
  choice: {
    when: {
      ar: 'عيّنة من بطاقات متساوية لا يضيع شيء إن لم تُر كلها.',
      en: 'A sample of equal cards of which nothing is lost if some stay unseen.',
    },
    instead: [
      { if: { ar: 'كل بطاقة يجب أن تُرى', en: 'Every card must be seen' }, use: 'card' },
      { if: { ar: 'المقارنة بينها هي المقصد', en: 'Comparing them is the point' }, use: 'plan-compare' },
    ],
  },
  do: [
    {
      ar: 'كل ما فيه له مكان آخر أيضًا: صفحة أو قائمة.',
      en: 'Give everything in it another place too: a page or a list.',
    },
    { ar: 'خمس إلى عشر بطاقات.', en: 'Five to ten cards.' },
  ],
  dont: [
    {
      ar: 'لا يتحرك وحده بلا سبب؛ الحركة مطفأة ما لم تُطلب.',
      en: 'Don’t let it move by itself without a reason; it doesn’t unless asked.',
    },
    { ar: 'الفعل الرئيسي ليس مكانه هنا.', en: 'Don’t put the main act into it.' },
  ],
  accessibility: [
    {
      ar: 'موضعه يُقرأ، والحركة تقف مع المؤشر والتركيز وزر الإيقاف، ولا تبدأ لمن طلب تقليلها.',
      en: 'Its position is read; movement stops under pointer and focus and by a button, and never starts for those who asked for less.',
    },
    { ar: 'الأزرار والأسهم تتبع اتجاه القراءة.', en: 'Buttons and arrows follow the reading direction.' },
  ],
  keys: carouselKeyTable,
  server: false,
  budget: 3.8,
})
