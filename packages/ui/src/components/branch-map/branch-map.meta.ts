import { describeComponent } from '../../story-kit/meta.ts'
import { branchMapKeyTable } from './branch-map.keys.ts'

export const branchMapMeta = describeComponent({
  arabicName: 'خريطة الفروع',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'خريطة المملكة مرسومةً وعليها الفروع، روابطَ أو أزرارًا.',
    en: 'The Kingdom, drawn, with the branches on it as links or buttons.',
  },
  do: [
    {
      ar: 'قائمة الفروع بعناوينها بجانبها.',
      en: 'Put the list of branches with their addresses beside it.',
    },
  ],
  dont: [{ ar: 'الخريطة لا تنعكس مع اتجاه النص.', en: 'Don’t mirror it with the text.' }],
  accessibility: [
    {
      ar: 'الرسم مخفي عن قارئ الشاشة، والفروع قائمة مسماة.',
      en: 'The drawing is hidden from screen readers; the branches are a named list.',
    },
  ],
  keys: branchMapKeyTable,
  server: true,
  budget: 4,
})
