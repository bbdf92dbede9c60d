import { describeComponent } from '../../story-kit/meta.ts'
import { fileDropKeyTable } from './file-drop.keys.ts'

export const fileDropMeta = describeComponent({
  arabicName: 'رفع ملف',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'يأخذ صورة جواز أو وثيقة من الجهاز أو الكاميرا.',
    en: 'Takes a photo of a passport or a document from the device or its camera.',
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'label', name: { ar: 'العنوان', en: 'Label' }, tokens: ['color-text', 'text-body'] },
      { at: 'svg', name: { ar: 'أيقونة الرفع', en: 'Upload icon' }, tokens: ['color-primary'] },
      {
        at: 'input',
        name: { ar: 'المنطقة كلها تُضغط', en: 'The whole area can be pressed' },
        tokens: ['color-field-border', 'radius-field'],
      },
      {
        at: '[id$="-hint"]',
        name: { ar: 'التلميح', en: 'Hint' },
        tokens: ['color-text-muted', 'text-small'],
      },
    ],
  },
  do: [
    { ar: 'قبل الاختيار يُقال ما يُقبل وكم حجمه.', en: 'Say before choosing what is accepted and how large.' },
    {
      ar: 'التقدم ظاهر، والملف يبقى إن تعذّر رفعه.',
      en: 'Show progress, and keep the file when its upload fails.',
    },
  ],
  dont: [
    {
      ar: 'لا يُرفع شيء قبل أن يعرف صاحبه إلى أين يذهب.',
      en: 'Don’t upload before its owner knows where it goes.',
    },
  ],
  accessibility: [
    {
      ar: 'حقل ملفات أصلي: لوحة المفاتيح والكاميرا وقارئ الشاشة كما هي.',
      en: 'A native file input: keyboard, camera and screen reader as they are.',
    },
    { ar: 'ما رُفض يُعلَن فورًا مع سببه.', en: 'What is refused is announced at once, with the reason.' },
  ],
  keys: fileDropKeyTable,
  server: false,
  budget: 5.6,
})
