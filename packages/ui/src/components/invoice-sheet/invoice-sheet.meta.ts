import { describeComponent } from '../../story-kit/meta.ts'

export const invoiceSheetMeta = describeComponent({
  arabicName: 'ورقة الفاتورة',
  status: 'stable',
  reviewed: { on: '2026-11-21', how: ['axe'] },
  purpose: {
    ar: 'فاتورة ضريبية مبسطة أو إشعار دائن: صفحة واحدة على الورق.',
    en: 'A simplified tax invoice or a credit note: one page on paper.',
  },
  do: [
    {
      ar: 'كلمات اللغة الأخرى في beside؛ فالعربية واجبة على الفاتورة.',
      en: 'Hand the other language’s words in as `beside`: Arabic is owed on an invoice.',
    },
    {
      ar: 'نص الرمز كما صدر عن الخادم دون تغيير.',
      en: 'Hand in the code’s text exactly as the server issued it.',
    },
  ],
  dont: [{ ar: 'المبالغ لا تُحسب هنا.', en: 'Don’t work out sums here.' }],
  accessibility: [
    {
      ar: 'جدول حقيقي، وعلى الشاشة الضيقة قائمة لكل بند.',
      en: 'A real table; where there is little room, a list for each line.',
    },
    {
      ar: 'الرمز صورة لها اسم، أسود على أبيض في كل مظهر.',
      en: 'The code is a named picture, black on white in every theme.',
    },
  ],
  server: false,
  budget: 12.5,
})
