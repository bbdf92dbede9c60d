import { describeComponent } from '../../story-kit/meta.ts'
import { accordionKeyTable } from './accordion.keys.ts'

export const accordionMeta = describeComponent({
  arabicName: 'أجزاء تُطوى',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'forced-colors', 'screen-reader'] },
  purpose: {
    ar: 'أجزاء تُفتح لتُقرأ: أسئلة وأجوبة، بنود الشروط.',
    en: 'Parts one opens to read: questions and answers, terms.',
  },
  choice: {
    when: {
      ar: 'أجزاء كثيرة لا يقرؤها القارئ كلها: أسئلة شائعة، بنود.',
      en: 'Many parts of which a reader opens a few: questions, clauses.',
    },
    instead: [
      {
        if: {
          ar: 'الأجزاء متوازية ويُنتقل بينها مرارًا',
          en: 'The parts are alike and readers go back and forth between them',
        },
        use: 'tabs',
      },
      { if: { ar: 'حقائق قصيرة تُقرأ كلها', en: 'Short facts that everybody reads' }, use: 'key-value-list' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'h3',
        name: { ar: 'السؤال، وهو عنوان وزر', en: 'Question, a heading and a button' },
        tokens: ['color-text', 'size-touch'],
      },
      { at: 'h3 svg', name: { ar: 'علامة الفتح', en: 'Opening mark' }, tokens: ['color-text-muted'] },
      { at: '[role=region]', name: { ar: 'الجواب', en: 'Answer' }, tokens: ['color-text-muted'] },
    ],
  },
  do: [{ ar: 'العنوان كما يسأله الناس.', en: 'Write the title as people ask it.' }],
  dont: [
    { ar: 'ما يجب أن يُقرأ قبل الدفع لا يُخفى فيه.', en: 'Don’t hide in it what must be read before paying.' },
    { ar: 'لا أكورديون داخل أكورديون.', en: 'Don’t put one inside another.' },
  ],
  accessibility: [
    {
      ar: 'كل عنوان رأس في الصفحة، ومستواه معامل.',
      en: 'Each title is a heading of the page, at the level you pass.',
    },
    {
      ar: 'المغلق يبقى في المستند ويُطبع كاملًا.',
      en: 'What is closed stays in the document and is printed in full.',
    },
  ],
  keys: accordionKeyTable,
  server: false,
  budget: 11,
})
