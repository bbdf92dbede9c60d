import { describeComponent } from '../../story-kit/meta.ts'

export const visitRowMeta = describeComponent({
  arabicName: 'سطر زيارة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'زيارة واحدة: متى، ومن تأتي، وإلى أين.',
    en: 'One visit: when, who comes and where to.',
  },
  do: [
    { ar: 'الزيارة القادمة أولًا، ومعلّمة بـ next.', en: 'Put the next visit first and mark it `next`.' },
    { ar: 'الزيارات التالية أسطر قصيرة بـ compact.', en: 'Show later visits as short rows with `compact`.' },
  ],
  dont: [
    {
      ar: 'زر تغيير الموعد لا يظهر بعد آخر وقت يُسمح فيه بالتغيير.',
      en: 'Don’t offer to move it after the last moment at which that is allowed.',
    },
  ],
  accessibility: [{ ar: 'الحالة كلمة ورمز ولون.', en: 'The state is a word, an icon and a colour.' }],
  server: false,
  budget: 9,
})
