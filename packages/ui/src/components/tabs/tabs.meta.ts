import { describeComponent } from '../../story-kit/meta.ts'
import { tabsKeyTable } from './tabs.keys.ts'

export const tabsMeta = describeComponent({
  arabicName: 'تبويبات',
  status: 'stable',
  reviewed: { on: '2026-11-30', how: ['axe', 'keyboard', 'screen-reader'] },
  purpose: {
    ar: 'يعرض أجزاء الشيء الواحد جنبًا إلى جنب، واحدًا في كل مرة.',
    en: 'Shows the parts of one thing side by side, one at a time.',
  },
  choice: {
    when: {
      ar: 'أجزاء متوازية لشيء واحد، يكفي أن يُرى أحدها.',
      en: 'Parts of one thing side by side, of which one at a time is enough.',
    },
    instead: [
      { if: { ar: 'أجزاء تُقرأ معًا', en: 'Parts that are read together' }, use: 'accordion' },
      { if: { ar: 'صفحات لكل منها عنوان', en: 'Pages with addresses of their own' }, use: 'side-nav' },
      {
        if: { ar: 'ترتيب أو ترشيح لقائمة واحدة', en: 'One list, sorted or filtered' },
        use: 'segmented-control',
      },
      { if: { ar: 'خطوات متتابعة', en: 'Steps that follow one another' }, use: 'step-rail' },
    ],
  },
  anatomy: {
    story: 'Default',
    parts: [
      {
        at: '[role=tab][aria-selected=true]',
        name: { ar: 'التبويب المفتوح', en: 'The open tab' },
        tokens: ['color-primary'],
      },
      {
        at: '[role=tab][aria-selected=false]',
        name: { ar: 'تبويب آخر', en: 'Another tab' },
        tokens: ['color-text-muted', 'size-touch'],
      },
      {
        at: '[role=tabpanel]:not([hidden])',
        name: { ar: 'محتواه', en: 'Its content' },
        tokens: ['color-text'],
      },
    ],
  },
  do: [
    { ar: 'العنوان كلمة أو كلمتان.', en: 'Keep a tab’s label to one or two words.' },
    {
      ar: 'التفعيل اليدوي إذا كان كل تبويب يجلب بيانات.',
      en: 'Use manual activation where each tab costs a request.',
    },
    {
      ar: 'رأسية حين تكثر الأقسام أو تطول أسماؤها؛ على الجوال تعود صفًا يُمرَّر.',
      en: 'Make them vertical where parts are many or their names long; on a phone they are a row again.',
    },
    {
      ar: 'إن وقف بين التبويبات ومحتواها شيء كُتبت أجزاؤها: TabsList و TabsTab و TabsPanel.',
      en: 'Where something stands between tabs and panels, write the parts: `TabsList`, `TabsTab`, `TabsPanel`.',
    },
  ],
  dont: [
    {
      ar: 'لا حقول تُملأ في لوحة دون `keepMounted`؛ يضيع ما كُتب عند الانتقال.',
      en: 'Don’t put fields into a panel without `keepMounted`: what was typed is lost on the way.',
    },
    {
      ar: 'ليست لخطوات متتابعة؛ لها مسار الخطوات.',
      en: 'Don’t use it for steps in order; that is the step rail.',
    },
    { ar: 'ما يحتاج القارئ إلى مقارنته لا يُوزَّع على تبويبين.', en: 'Don’t hide in it what one must compare.' },
  ],
  accessibility: [
    {
      ar: 'الأسهم تتبع اتجاه القراءة: في العربية «التالي» إلى اليسار.',
      en: 'Arrows follow reading order: in Arabic “next” is to the left.',
    },
    {
      ar: 'إذا ضاقت الشاشة تُمرَّر التبويبات جانبيًا ويظهر المركّز عليه كاملًا.',
      en: 'When there is no room tabs scroll sideways and the focused one comes fully into sight.',
    },
  ],
  keys: tabsKeyTable,
  server: false,
  budget: 11.5,
})
