import { describeComponent } from '../../story-kit/meta.ts'
import { stepRailKeyTable } from './step-rail.keys.ts'

export const stepRailMeta = describeComponent({
  arabicName: 'خطوات الحجز',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe', 'keyboard', 'forced-colors'] },
  purpose: {
    ar: 'خطوات الحجز: ما تم، وأين وصل العميل، وما بقي.',
    en: 'The steps of a booking: done, now, to come.',
  },
  choice: {
    when: {
      ar: 'عملية من ثلاث خطوات إلى ست يقوم بها العميل.',
      en: 'Three to six steps that the customer takes.',
    },
    instead: [
      { if: { ar: 'مراحل نقوم بها نحن', en: 'Stages that we take' }, use: 'tracking-stepper' },
      { if: { ar: 'أحداث مضت', en: 'What has happened' }, use: 'timeline' },
      { if: { ar: 'أجزاء بلا ترتيب', en: 'Parts without an order' }, use: 'tabs' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: 'li:nth-child(1) svg',
        name: { ar: 'خطوة تمّت', en: 'A step that is done' },
        tokens: ['color-primary-soft', 'color-primary'],
      },
      {
        at: 'li:nth-child(1) a',
        name: { ar: 'عودة إليها، وما اختير فيها', en: 'The way back, with what was chosen' },
        tokens: ['color-text-muted', 'text-small'],
      },
      {
        at: '[aria-current=step]',
        name: { ar: 'الخطوة القائمة', en: 'The current step' },
        tokens: ['color-primary', 'color-on-primary'],
      },
      {
        at: 'li:last-child',
        name: { ar: 'خطوة لم تأتِ', en: 'A step to come' },
        tokens: ['color-field-border', 'color-text-muted'],
      },
    ],
  },
  do: [
    { ar: 'الخطوات التي تمت روابط للعودة.', en: 'Give steps that are done a link back.' },
    { ar: 'تحت كل خطوة ما اختاره العميل فيها.', en: 'Say under a step what was chosen there.' },
  ],
  dont: [{ ar: 'عدد الخطوات لا يتغيّر أثناء الطريق.', en: 'Don’t change the number of steps on the way.' }],
  accessibility: [
    {
      ar: 'حالة كل خطوة كلمة مقروءة، لا لون فقط.',
      en: 'Each step’s state is a word that is read, not only a colour.',
    },
    { ar: 'الخطوة الحالية معلّمة بـ aria-current="step".', en: 'The step under way has aria-current="step".' },
  ],
  keys: stepRailKeyTable,
  server: false,
  budget: 3,
})
