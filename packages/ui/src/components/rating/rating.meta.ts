import { describeComponent } from '../../story-kit/meta.ts'

export const ratingMeta = describeComponent({
  arabicName: 'تقييم بالنجوم',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: { ar: 'تقييم من خمس نجوم للعرض فقط.', en: 'A rating of five stars, to be read only.' },
  do: [
    { ar: 'عدد التقييمات بجانبه.', en: 'Say beside it how many people rated.' },
    { ar: 'الرقم يظهر حيث تُقارن التقييمات.', en: 'Show the number where ratings are compared.' },
  ],
  dont: [{ ar: 'ما لم يُقيَّم بعد لا يظهر صفرًا.', en: 'Don’t show what nobody has rated yet as zero.' }],
  accessibility: [
    { ar: 'صورة واحدة تُقرأ «التقييم 4.5 من 5».', en: 'One image, read as “Rated 4.5 out of 5”.' },
    { ar: 'النصف يمتلئ من بداية القراءة.', en: 'A half fills from where reading begins.' },
  ],
  server: false,
  budget: 2,
})
