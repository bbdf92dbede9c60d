import { describeComponent } from '../../story-kit/meta.ts'

export const trackingStepperMeta = describeComponent({
  arabicName: 'رحلة الطلب',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'رحلة الطلب على خط النسيج: ما تم، وأين وصل، وما بقي.',
    en: 'The way of an order along the weave line: done, now, to come.',
  },
  choice: {
    when: {
      ar: 'مراحل طلب نقوم بها نحن ويتابعها العميل.',
      en: 'The stages of an order that we take and the customer follows.',
    },
    instead: [
      { if: { ar: 'خطوات يقوم بها العميل', en: 'Steps the customer takes' }, use: 'step-rail' },
      { if: { ar: 'أحداث حرة بتواريخها', en: 'Any events with their dates' }, use: 'timeline' },
      { if: { ar: 'الحالة الآن فقط', en: 'Only the state of now' }, use: 'status-badge' },
    ],
  },
  do: [
    {
      ar: 'مراحل هذه الخدمة وحدها؛ التأشيرة والسفر للاستقدام فقط.',
      en: 'Hand over the stages of this service only; visa and travel belong to recruitment.',
    },
  ],
  dont: [
    {
      ar: 'ليس لخطوات نموذج؛ لها StepRail.',
      en: 'Don’t use it for the steps of a form; that is StepRail.',
    },
  ],
  accessibility: [
    {
      ar: 'قائمة مرتبة تُقرأ فيها حال كل مرحلة، والمرحلة الجديدة تُعلَن حين تصل والصفحة مفتوحة.',
      en: 'An ordered list that says each state; a stage reached while the page is open is announced.',
    },
  ],
  server: false,
  budget: 9,
})
