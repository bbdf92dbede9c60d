import { describeComponent } from '../../story-kit/meta.ts'
import { radioGroupKeys } from './radio-group.keys.ts'

export const radioGroupMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard'] },
  purpose: {
    ar: 'إجابة واحدة من قليل، كلها ظاهرة.',
    en: 'One answer of a few, all of them in sight.',
  },
  do: [
    {
      ar: 'استخدم البطاقات إذا احتاجت الإجابة إلى شرح أو سعر.',
      en: 'Use cards where an answer needs a line of text or a price.',
    },
    { ar: 'رتّبها كما يفكر فيها الناس.', en: 'Order them the way people think of them.' },
  ],
  dont: [
    {
      ar: 'لا تزد على سبع؛ بعدها القائمة أوضح.',
      en: 'Don’t show more than seven; beyond that a list is clearer.',
    },
    {
      ar: 'لا تعطّل إجابة بلا سبب مكتوب تحتها.',
      en: 'Don’t disable an answer without writing the reason under it.',
    },
  ],
  accessibility: [
    {
      ar: 'أزرار اختيار أصلية داخل مجموعة لها سؤال، وأسهمها تتبع اتجاه القراءة في كل متصفح.',
      en: 'Native radios in a fieldset; arrows follow the reading direction in every browser.',
    },
  ],
  keys: radioGroupKeys,
  server: false,
  budget: 3.5,
})
