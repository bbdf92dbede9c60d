import { describeComponent } from '../../story-kit/meta.ts'
import { radioGroupKeyTable } from './radio-group.keys.ts'

export const radioGroupMeta = describeComponent({
  arabicName: 'أزرار اختيار',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'إجابة واحدة من قليل، كلها ظاهرة.',
    en: 'One answer of a few, all of them in sight.',
  },
  choice: {
    when: { ar: 'إجابة واحدة من خمس أو أقل، كلها مرئية.', en: 'One answer of five or fewer, all in sight.' },
    instead: [
      { if: { ar: 'أكثر من خمسة', en: 'More than five' }, use: 'select' },
      {
        if: { ar: 'أكثر من خمسة عشر يُبحث فيها', en: 'More than about fifteen, to be searched' },
        use: 'combobox',
      },
      { if: { ar: 'أكثر من إجابة', en: 'More than one answer' }, use: 'checkbox' },
      {
        if: { ar: 'كلمتان أو ثلاث تغيّر ما يُعرض الآن', en: 'A word each, changing what is shown now' },
        use: 'segmented-control',
      },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      { at: 'legend', name: { ar: 'السؤال', en: 'Question' }, tokens: ['color-text', 'text-body'] },
      {
        at: 'label:first-of-type input',
        name: { ar: 'الدائرة', en: 'Circle' },
        tokens: ['color-field-border', 'color-primary'],
      },
      {
        at: 'label:nth-of-type(2)',
        name: { ar: 'الخيار', en: 'Option' },
        tokens: ['color-text', 'size-touch'],
      },
    ],
  },
  do: [
    {
      ar: 'البطاقات إذا احتاجت الإجابة إلى شرح أو سعر.',
      en: 'Use cards where an answer needs a line of text or a price.',
    },
    { ar: 'الترتيب كما يفكر فيه الناس.', en: 'Order them the way people think of them.' },
  ],
  dont: [
    {
      ar: 'لا تزيد الإجابات على سبع؛ بعدها القائمة أوضح.',
      en: 'Don’t show more than seven; beyond that a list is clearer.',
    },
    {
      ar: 'لا إجابة معطّلة بلا سبب مكتوب تحتها.',
      en: 'Don’t disable an answer without writing the reason under it.',
    },
  ],
  accessibility: [
    {
      ar: 'أزرار اختيار أصلية داخل مجموعة لها سؤال، وأسهمها تتبع اتجاه القراءة في كل متصفح.',
      en: 'Native radios in a fieldset; arrows follow the reading direction in every browser.',
    },
  ],
  keys: radioGroupKeyTable,
  server: false,
  budget: 4.3,
})
