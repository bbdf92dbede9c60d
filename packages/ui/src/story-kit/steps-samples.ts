import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'

/** The steps of an order, for stories. */
export const recruitmentStepSamples = textsInToolbarLanguage({
  ar: {
    open: 'خطوات الطلب',
    steps: [
      { title: 'اختيار الخدمة', text: 'ساعات أو إقامة أو نقل خدمات أو استقدام، مع السعر شاملًا الضريبة.' },
      { title: 'اختيار العاملة', text: 'بالجنسية والخبرة والمهارات، أو يُترك الاختيار للمكتب.' },
      { title: 'العنوان الوطني', text: 'العنوان المختصر أو البيانات كاملة، ثم الفرع والموعد.' },
      { title: 'الموافقة والدفع', text: 'قراءة الشروط وجدول العمل، ثم الدفع.' },
      { title: 'متابعة الطلب', text: 'مراحل واضحة من المراجعة إلى الوصول، مع إشعار عند كل تغيير.' },
      { title: 'بداية العمل', text: 'تصل العاملة إليكم، والاستبدال والشكوى من صفحة واحدة.' },
    ],
  },
  en: {
    open: 'How ordering works',
    steps: [
      {
        title: 'Choose a service',
        text: 'Hourly, live-in, transfer or recruitment, with the price including tax.',
      },
      {
        title: 'Pick a nationality and worker',
        text: 'Compare experience and skills, or leave it to the office.',
      },
      { title: 'Add your National Address', text: 'Enter the short address or fill in the details.' },
      { title: 'Agree and pay', text: 'Read the terms and work schedule, then pay.' },
      {
        title: 'Follow your request',
        text: 'Clear stages from review to arrival, with a notice at every change.',
      },
      {
        title: 'The first day',
        text: 'Your worker arrives; replacement and complaints are on one page.',
      },
    ],
  },
})

/** The steps on the government platform, for stories. */
export const governmentStepSamples = textsInToolbarLanguage({
  ar: {
    open: 'خطوات المنصة الحكومية',
    steps: [
      { text: 'إنشاء حساب بالهوية الوطنية أو الإقامة.' },
      { text: 'تقديم طلب الاستقدام بالمهنة والجنسية، ويتحقق النظام من أهليتكم للتأشيرة.' },
      { text: 'اختيار مكتبنا من قائمة المكاتب المرخّصة.' },
      { text: 'مراجعة العرض والسيرة الذاتية ثم الموافقة على العقد.' },
      { text: 'دفع تكلفة الاستقدام داخل المنصة، ومتابعة المراحل هنا وهناك.' },
    ],
  },
  en: {
    open: 'Government platform steps',
    steps: [
      { text: 'Create an account with your national ID or iqama.' },
      { text: 'Submit a recruitment request; the system checks that you qualify for a visa.' },
      { text: 'Choose our office from the list of licensed offices.' },
      { text: 'Review the offer and CV, then accept the contract.' },
      { text: 'Pay the recruitment cost inside the platform, and follow the stages here and there.' },
    ],
  },
})
