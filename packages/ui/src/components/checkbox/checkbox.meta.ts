import { describeComponent } from '../../story-kit/meta.ts'
import { checkboxKeyTable } from './checkbox.keys.ts'

export const checkboxMeta = describeComponent({
  arabicName: 'مربع اختيار',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'موافقة، أو أي عدد من الإجابات عن سؤال واحد.',
    en: 'A consent, or any number of answers to one question.',
  },
  choice: {
    when: {
      ar: 'موافقة، أو إجابات عدة لسؤال واحد، تُرسل مع النموذج.',
      en: 'A consent, or several answers to one question, sent with the form.',
    },
    instead: [
      { if: { ar: 'يسري فور تغييره', en: 'It takes effect at once' }, use: 'switch' },
      { if: { ar: 'إجابة واحدة من عدة', en: 'One answer of several' }, use: 'radio-group' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'input',
        name: { ar: 'المربع', en: 'Box' },
        tokens: ['color-field-border', 'color-primary', 'radius-small'],
      },
      {
        at: 'label',
        name: { ar: 'العنوان، وقد يحمل رابطًا', en: 'Label, which may hold a link' },
        tokens: ['color-text', 'size-touch'],
      },
      { at: 'label a', name: { ar: 'الرابط', en: 'Link' }, tokens: ['color-primary'] },
      { at: 'label + div', name: { ar: 'التلميح', en: 'Hint' }, tokens: ['color-text-muted', 'text-small'] },
    ],
  },
  do: [
    { ar: 'صيغة إثبات لا نفي: «أوافق على الشروط».', en: 'Word it positively: “I accept the terms”.' },
    {
      ar: 'الإجابات في CheckboxGroup، ليُسمع السؤال.',
      en: 'Put several in a CheckboxGroup, so that the question is heard.',
    },
  ],
  dont: [
    { ar: 'لا موافقة محددة مسبقًا.', en: 'Don’t tick a consent beforehand.' },
    {
      ar: 'ليس لما يسري فورًا؛ له المفتاح.',
      en: 'Don’t use it for what takes effect at once; that is the Switch.',
    },
  ],
  accessibility: [
    {
      ar: 'النص كله يُضغط، وارتفاعه 44 بكسل على الأقل.',
      en: 'The whole label can be pressed and is at least 44 px high.',
    },
  ],
  keys: checkboxKeyTable,
  server: false,
  budget: 4.1,
})
