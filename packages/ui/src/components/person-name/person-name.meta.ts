import { describeComponent } from '../../story-kit/meta.ts'

export const personNameMeta = describeComponent({
  arabicName: 'اسم شخص',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'اسم شخص كما يكتبه صاحبه، بالعربية أو باللاتينية، دون أن يبعثر الجملة حوله.',
    en: 'A person’s name as its owner writes it, in either script, without upsetting the sentence around it.',
  },
  choice: {
    when: { ar: 'اسم داخل جملة أو سطر.', en: 'A name in a sentence or a row.' },
    instead: [
      { if: { ar: 'تمييزه بالعين في قائمة', en: 'To tell it apart in a list by eye' }, use: 'avatar' },
    ],
  },
  do: [{ ar: 'لكل اسم يأتي من البيانات.', en: 'Use it for every name that comes from data.' }],
  dont: [{ ar: 'الاسم لا يُختصر؛ يلتفّ إلى سطر ثانٍ.', en: 'Don’t cut a name short; let it wrap.' }],
  accessibility: [{ ar: 'لا تترجمه أدوات الترجمة الآلية.', en: 'Translation tools leave it alone.' }],
  server: true,
  budget: 1,
})
