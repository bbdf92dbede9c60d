import { bothLanguages } from './both-languages.ts'

/** The steps of an order, for the stories. */
export const recruitmentWords = bothLanguages({
  ar: {
    open: 'خطوات الطلب',
    steps: [
      { title: 'اختر الخدمة', text: 'ساعات أو إقامة أو نقل خدمات أو استقدام، مع السعر شاملًا الضريبة.' },
      { title: 'حدّد الجنسية والعاملة', text: 'قارن الخبرة والمهارات واختر بنفسك أو اترك الاختيار للمكتب.' },
      { title: 'سجّل عنوانك الوطني', text: 'أدخل العنوان المختصر أو اكتب البيانات، واختر الفرع والموعد.' },
      { title: 'وافق على العقد وادفع', text: 'اقرأ الشروط وجدول العمل، ثم ادفع.' },
      { title: 'تابع طلبك', text: 'مراحل واضحة من المراجعة إلى الوصول، مع إشعار عند كل تغيير.' },
      { title: 'استلم واطمئن', text: 'استلم العاملة، ولك الاستبدال والشكوى من صفحة واحدة.' },
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
        title: 'Receive with confidence',
        text: 'Receive the worker; replacement and complaints are on one page.',
      },
    ],
  },
})

/** The steps on the government platform, for the stories. */
export const governmentWords = bothLanguages({
  ar: {
    open: 'خطوات المنصة الحكومية',
    steps: [
      { text: 'أنشئ حسابًا بهويتك الوطنية أو إقامتك.' },
      { text: 'قدّم طلب الاستقدام وحدّد المهنة والجنسية، ويتحقق النظام من أهليتك للتأشيرة.' },
      { text: 'اختر مكتبنا من قائمة المكاتب المرخّصة.' },
      { text: 'راجع العرض والسيرة الذاتية ثم وافق على العقد.' },
      { text: 'ادفع تكلفة الاستقدام داخل المنصة، وتابع المراحل هنا وهناك.' },
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
