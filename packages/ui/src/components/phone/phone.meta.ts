import { describeComponent } from '../../story-kit/meta.ts'

export const phoneMeta = describeComponent({
  arabicName: 'رقم هاتف',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'رقم هاتف في مجموعات تُقرأ بسهولة، من اليسار إلى اليمين في كل لغة.',
    en: 'A telephone number in groups that are easy to read, left to right in every language.',
  },
  choice: {
    when: { ar: 'رقم هاتف يُعرض أو يُتصل به.', en: 'A telephone number shown or called.' },
    instead: [{ if: { ar: 'رقم يُكتب', en: 'A number to be typed' }, use: 'phone-field' }],
  },
  do: [
    {
      ar: 'رابط اتصال حيث يُتوقع أن يتصل القارئ.',
      en: 'Make it a link where the reader may want to call.',
    },
  ],
  dont: [
    {
      ar: 'رقم الهاتف لا يُكتب نصًّا داخل جملة عربية؛ تنقلب مجموعاته.',
      en: 'Don’t write a number as text in an Arabic sentence; its groups change places.',
    },
  ],
  accessibility: [
    {
      ar: 'الرابط يطلب الرقم الدولي ولو عُرض محليًّا.',
      en: 'The link dials the international number though the local one is shown.',
    },
  ],
  server: false,
  budget: 2,
})
