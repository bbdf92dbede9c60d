import { describeComponent } from '../../story-kit/meta.ts'

export const suspensionPopupMeta = describeComponent({
  arabicName: 'نافذة الإيقاف',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'طلب إيقاف العقد أيامًا تُضاف إلى نهايته.',
    en: 'Asking to pause a contract; the days move to its end.',
  },
  do: [{ ar: 'الحساب يُعاد كلما تغيّرت الأيام.', en: 'Work the sum out again when the days change.' }],
  dont: [{ ar: 'الاسم والجوال معروفان، فلا حقول لهما.', en: 'Don’t make name and phone fields.' }],
  accessibility: [
    { ar: 'الخطأ مربوط بحقله والنتيجة تُعلن.', en: 'Errors are tied to fields; the outcome is announced.' },
  ],
  server: false,
  budget: 33.5,
})
