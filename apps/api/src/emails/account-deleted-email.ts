import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

const sentences = {
  ar: {
    subject: `حذفنا حسابكم في ${brand.name.ar}`,
    text: `حذفنا حسابكم وبياناتكم كما طلبتم. تبقى الفواتير بلا اسم لأن النظام يُلزمنا بحفظها. إن لم يكن هذا طلبكم فاتصلوا بنا حالًا: ${brand.phone}`,
  },
  en: {
    subject: `Your ${brand.name.en} account is deleted`,
    text: `We deleted your account and your data, as you asked. Invoices stay without your name, because the law makes us keep them. If this wasn’t you, call us right away: ${brand.phone}`,
  },
} as const

/** Returns the text message that says that an account is deleted. */
export const accountDeletedText = (language: Language): string => sentences[language].text

/** Returns the email that says that an account is deleted. */
export const accountDeletedEmail = (to: string, language: Language): EmailMessage => ({
  to,
  subject: sentences[language].subject,
  text: `${sentences[language].text}\n\n${brand.name[language]}`,
})
