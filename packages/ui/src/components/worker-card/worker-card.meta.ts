import { describeComponent } from '../../story-kit/meta.ts'
import { workerCardKeyTable } from './worker-card.keys.ts'

export const workerCardMeta = describeComponent({
  arabicName: 'بطاقة عاملة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'عاملة كما يعرّف بها المكتب: رسم لها أو حروف اسمها وعلم بلدها، خبرتها ومهاراتها ومكانها. تُعرض أو تُختار.',
    en: 'A worker as the office introduces her: portrait or initials, flag, experience, skills, place. Shown or chosen.',
  },
  choice: {
    when: { ar: 'عاملة تُعرض أو تُختار.', en: 'A worker, shown or chosen.' },
    instead: [
      {
        if: { ar: 'العميل قد يترك الاختيار للمكتب', en: 'The customer may leave the choice to the office' },
        use: 'worker-picker',
      },
      { if: { ar: 'الاسم وعلم البلد يكفيان', en: 'Name and flag are enough' }, use: 'avatar' },
    ],
  },
  do: [
    {
      ar: 'البطاقات القابلة للاختيار في مجموعة مسماة.',
      en: 'Put cards that can be chosen into a named group.',
    },
    { ar: 'سبب تعذّر الاختيار مذكور.', en: 'Say why one cannot be chosen.' },
  ],
  dont: [{ ar: 'لا صور للعاملات ولا دين ولا حالة صحية.', en: 'No photographs, religion or health of workers.' }],
  accessibility: [
    {
      ar: 'البطاقة كلها هدف الاختيار، واسمه اسم العاملة، وتفاصيلها وصف له.',
      en: 'The whole card is the target; its name is the worker’s, her details describe it.',
    },
  ],
  keys: workerCardKeyTable,
  server: false,
  budget: 8,
})
