import { describeComponent } from '../../story-kit/meta.ts'

export const spinnerMeta = describeComponent({
  arabicName: 'مؤشر انتظار',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'forced-colors'] },
  purpose: { ar: 'انتظار لا تُعرف مدته.', en: 'A wait of unknown length.' },
  choice: {
    when: { ar: 'انتظار قصير لا يُعرف شكل ما بعده.', en: 'A short wait for something of no known shape.' },
    instead: [
      { if: { ar: 'شكل القادم معروف', en: 'The shape of what comes is known' }, use: 'skeleton' },
      { if: { ar: 'زر يعمل الآن', en: 'A button is at work' }, use: 'button' },
      { if: { ar: 'معلوم كم مضى', en: 'It is known how much is done' }, use: 'progress-bar' },
    ],
  },
  do: [
    { ar: 'إن طال الانتظار يُقال ما الذي ننتظره.', en: 'Say what is being waited for where it takes long.' },
  ],
  dont: [
    {
      ar: 'ليس لما يُعرف شكله قبل ظهوره؛ له الهيكل Skeleton.',
      en: 'Don’t use it where the coming shape is known; draw a skeleton.',
    },
  ],
  accessibility: [
    { ar: 'يُعلن بعد خُمس ثانية، لا قبل ذلك.', en: 'Announced after a fifth of a second, not before.' },
    { ar: 'لا يدور لمن طلب تقليل الحركة.', en: 'Stands still for who asked for less motion.' },
  ],
  server: false,
  budget: 1.5,
})
