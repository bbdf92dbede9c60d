import { describeComponent } from '../../story-kit/meta.ts'
import { buttonKeyTable } from './button.keys.ts'

export const buttonMeta = describeComponent({
  arabicName: 'زر',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'يبدأ فعلًا: حجز، دفع، حفظ. أما الانتقال إلى صفحة فله الرابط، ولو بمظهر الزر.',
    en: 'Starts an act: book, pay, save. To go to a page use a link, even one that looks like a button.',
  },
  choice: {
    when: { ar: 'فعل يحدث هنا: حجز، دفع، حفظ.', en: 'An act that happens here: book, pay, save.' },
    instead: [
      { if: { ar: 'الانتقال إلى صفحة', en: 'Going to a page' }, use: 'link' },
      { if: { ar: 'لا متسع إلا لأيقونة', en: 'There is room for an icon only' }, use: 'icon-button' },
      { if: { ar: 'أفعال عدة على شيء واحد', en: 'Several acts on one thing' }, use: 'menu' },
      { if: { ar: 'تشغيل شيء وإيقافه', en: 'Turning something on and off' }, use: 'switch' },
    ],
  },
  anatomy: {
    story: 'WithIcons',
    parts: [
      {
        at: 'button:first-of-type',
        name: { ar: 'الأرضية', en: 'Ground' },
        tokens: ['color-action', 'radius-field', 'size-touch'],
      },
      {
        at: 'button:first-of-type svg',
        name: { ar: 'أيقونة، إن لزمت', en: 'Icon, where it helps' },
        tokens: ['color-on-action'],
      },
      {
        at: 'button:last-of-type',
        name: { ar: 'حدّ الزر الثانوي', en: 'Edge of a secondary button' },
        tokens: ['color-primary', 'color-surface'],
      },
    ],
  },
  do: [
    { ar: 'الزر يقول ما سيحدث: «دفع 1,149.50 ريال».', en: 'Say what will happen: “Pay 1,149.50 SAR”.' },
    { ar: 'زر أساسي واحد في الشاشة.', en: 'One primary button on a screen.' },
  ],
  dont: [
    {
      ar: 'زر الإرسال لا يُعطَّل قبل اكتمال النموذج؛ الضغطة تُظهر ما ينقص.',
      en: 'Don’t disable a submit button until the form is full; let the press show what is missing.',
    },
    { ar: 'لا «موافق» ولا «تم» على زر يكلّف أو يحذف.', en: 'Don’t write “Click here” or “OK”.' },
  ],
  accessibility: [
    {
      ar: 'أثناء التنفيذ يبقى التركيز عليه ويُعلَن أنه مشغول.',
      en: 'While loading it keeps focus and is announced as busy.',
    },
    { ar: 'مساحة اللمس 44 بكسل على الأقل في كل المقاسات.', en: 'At least 44 px to touch in every size.' },
  ],
  keys: buttonKeyTable,
  server: true,
  budget: 1.5,
})
