import type { ContactCompany } from '../components/contact-popup/index.ts'
import { textsInToolbarLanguage } from './texts-in-toolbar-language.ts'
import { otherCustomerName } from './people.ts'

/** Example branches and contact details in both languages. */
export const contactSampleTexts = textsInToolbarLanguage({
  ar: {
    open: 'التواصل معنا',
    branches: [
      ['فرع حفر الباطن', 'طريق الملك عبدالعزيز، حي الربوة'],
      ['فرع الرياض', 'حي العليا، قرب طريق العروبة'],
      ['فرع عرعر', 'حي الخالدية'],
      ['فرع الدمام', 'حي الشاطئ'],
      ['فرع القصيم', 'بريدة، حي الصفراء'],
    ],
    missing: 'الرسالة فارغة.',
    failure: 'لا يوجد اتصال بالإنترنت. نرجو التحقق من الشبكة ثم المحاولة من جديد.',
    typed: { name: otherCustomerName.ar, contact: '0501234567', message: 'هل تصل العاملة إلى حي النرجس؟' },
  },
  en: {
    open: 'Contact us',
    branches: [
      ['Hafar Al-Batin branch', 'King Abdulaziz Road, Ar Rabwah'],
      ['Riyadh branch', 'Al Olaya, near Al Urubah Road'],
      ['Arar branch', 'Al Khalidiyah'],
      ['Dammam branch', 'Ash Shati'],
      ['Qassim branch', 'Buraydah, As Safra'],
    ],
    missing: 'Write your message.',
    failure: 'There is no internet connection. Check it and try again.',
    typed: { name: otherCustomerName.en, contact: '0501234567', message: 'Do you serve An Narjis?' },
  },
})
/** The company with its five branches, for stories with contact details. */
export const sampleCompany = (context: Parameters<typeof contactSampleTexts>[0]): ContactCompany => ({
  phone: '+966920000000',
  email: 'care@sakina.example',
  messagingLink: <a href="#chat">#</a>,
  social: [
    { name: 'X', link: <a href="#x">#</a> },
    { name: 'Instagram', link: <a href="#instagram">#</a> },
  ],
  branches: contactSampleTexts(context).branches.map(([name = '', location = ''], index) => ({
    id: index,
    name,
    location,
    phone: '+966130000001',
    mapLink: <a href="#map">#</a>,
  })),
})
