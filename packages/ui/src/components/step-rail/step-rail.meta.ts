import { describeComponent } from '../../story-kit/meta.ts'
import { stepRailKeys } from './step-rail.keys.ts'

export const stepRailMeta = describeComponent({
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'خطوات الحجز: ما تم، وأين أنت، وما بقي.',
    en: 'The steps of a booking: done, now, to come.',
  },
  do: [
    { ar: 'أعط الخطوات التي تمت رابطًا للعودة.', en: 'Give steps that are done a link back.' },
    { ar: 'اذكر تحت الخطوة ما اختاره العميل فيها.', en: 'Say under a step what was chosen there.' },
  ],
  dont: [{ ar: 'لا تغيّر عدد الخطوات أثناء الطريق.', en: 'Don’t change the number of steps on the way.' }],
  accessibility: [
    {
      ar: 'حالة كل خطوة كلمة مقروءة، لا لون فقط.',
      en: 'Each step’s state is a word that is read, not only a colour.',
    },
    { ar: 'الخطوة الحالية معلّمة بـ aria-current="step".', en: 'The step under way has aria-current="step".' },
  ],
  keys: stepRailKeys,
  server: false,
  budget: 3,
})
