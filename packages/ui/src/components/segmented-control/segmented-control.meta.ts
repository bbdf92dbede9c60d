import { describeComponent } from '../../story-kit/meta.ts'
import { segmentedControlKeyTable } from './segmented-control.keys.ts'

export const segmentedControlMeta = describeComponent({
  arabicName: 'أزرار متجاورة',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'خياران إلى خمسة جنبًا إلى جنب، أحدها قائم دائمًا.',
    en: 'Two to five choices side by side, one of them always in force.',
  },
  choice: {
    when: {
      ar: 'خياران إلى خمسة قصيرة تغيّر ما يُعرض فورًا.',
      en: 'Two to five short choices that change what is shown at once.',
    },
    instead: [
      { if: { ar: 'لكل خيار محتوى خاص', en: 'Each choice has content of its own' }, use: 'tabs' },
      { if: { ar: 'سؤال في نموذج', en: 'A question in a form' }, use: 'radio-group' },
      { if: { ar: 'تشغيل وإيقاف', en: 'On and off' }, use: 'switch' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'legend', name: { ar: 'السؤال', en: 'Question' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'label:first-of-type',
        name: { ar: 'المختار', en: 'The chosen one' },
        tokens: ['color-primary', 'color-on-primary', 'radius-small'],
      },
      {
        at: 'label:last-of-type',
        name: { ar: 'غير المختار', en: 'Another' },
        tokens: ['color-subtle', 'color-text-muted', 'size-touch'],
      },
    ],
  },
  do: [{ ar: 'كلمة أو كلمتان لكل خيار.', en: 'One or two words each.' }],
  dont: [
    {
      ar: 'ليس للتنقل بين أجزاء صفحة؛ لها التبويبات.',
      en: 'Don’t use it to go between parts of a page; those are Tabs.',
    },
    { ar: 'لا يصلح إن جاز ألا يُختار شيء.', en: 'Don’t use it where nothing may be chosen.' },
  ],
  accessibility: [
    {
      ar: 'أزرار اختيار أصلية؛ إن ضاق المكان نزل الخيار سطرًا.',
      en: 'Native radios; where there is no room a choice goes to the next line.',
    },
  ],
  keys: segmentedControlKeyTable,
  server: false,
  budget: 3.9,
})
