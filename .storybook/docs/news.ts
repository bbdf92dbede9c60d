import type { Bilingual } from '../../packages/ui/src/story-kit/texts-in-toolbar-language.ts'

/** The latest changes of the kit, newest first, at most five. `to` is a docs page. */
export const news: readonly { readonly on: string; readonly what: Bilingual<string>; readonly to: string }[] =
  [
    {
      on: '2026-11-23',
      what: { ar: 'استوديو الهوية: لون واحد على ست شاشات', en: 'Brand studio: one colour over six screens' },
      to: 'start-brand-studio--docs',
    },
    {
      on: '2026-11-23',
      what: {
        ar: 'أيها ومتى: المكوّنات المتشابهة جنبًا إلى جنب',
        en: 'Which one when: components that look alike, side by side',
      },
      to: 'start-which-one-when--docs',
    },
    {
      on: '2026-11-23',
      what: {
        ar: 'نصوص وعناوين وصفوف وأعمدة بمقاسات الحزمة',
        en: 'Text, headings, stacks and grids in the kit’s own sizes',
      },
      to: 'components-layout-text--docs',
    },
    {
      on: '2026-11-22',
      what: {
        ar: 'كل لون باسمه وقيمته، يُنسخ بضغطة',
        en: 'Every colour with name and value, copied by a press',
      },
      to: 'foundations-colour--docs',
    },
    {
      on: '2026-11-22',
      what: {
        ar: 'أصناف تطبيقك تغلب أصناف المكوّنات',
        en: 'Your own classes win over those of the components',
      },
      to: 'start-in-an-app--docs',
    },
  ]
