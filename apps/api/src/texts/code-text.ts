import type { OneTimeCodePurpose, StoredCodePurpose } from '@sakina/domain/vocabulary'
import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'

/** What the text messages and emails with a code say. */
const sentences = {
  ar: {
    sign_in: (code: string) => `رمز الدخول إلى ${brand.name.ar}: ${code}`,
    password: (code: string) => `رمز تغيير كلمة المرور في ${brand.name.ar}: ${code}`,
    mobile: (code: string) => `رمز تأكيد جوالكم في ${brand.name.ar}: ${code}`,
    email: (code: string) => `رمز تأكيد بريدكم في ${brand.name.ar}: ${code}`,
    change: (code: string) => `رمز تغيير بيانات التواصل في ${brand.name.ar}: ${code}`,
    office: (code: string) => `رمز تأكيد جوالكم لدى مكتب ${brand.name.ar}: ${code}`,
    care: 'صالح لخمس دقائق. لا تُخبروا به أحدًا، فلن نطلبه منكم أبدًا.',
    officeCare: 'صالح لخمس دقائق. أخبروا به موظف مكتبنا الذي يحدّثكم الآن، ولا أحد سواه.',
  },
  en: {
    sign_in: (code: string) => `${code} is your ${brand.name.en} sign-in code.`,
    password: (code: string) => `${code} is your code for a new ${brand.name.en} password.`,
    mobile: (code: string) => `${code} is your code to confirm this mobile with ${brand.name.en}.`,
    email: (code: string) => `${code} is your code to confirm this email with ${brand.name.en}.`,
    change: (code: string) => `${code} is your code to change how ${brand.name.en} reaches you.`,
    office: (code: string) => `${code} is your code to confirm this mobile at the ${brand.name.en} office.`,
    care: 'It works for five minutes. Don’t share it: we never ask for it.',
    officeCare: 'It works for five minutes. Tell it only to the person of our office who serves you now.',
  },
} as const

type Content = {
  readonly code: string
  readonly purpose: StoredCodePurpose
  readonly language: Language
  readonly site: string
}

/**
 * Returns the text message with a code. A code that the family tells the office works on no page. Otherwise the
 * last line lets a phone offer the code on our site only
 * (WICG, origin-bound one-time codes).
 */
export const oneTimeCodeText = ({ code, purpose, language, site }: Content): string => {
  const say = sentences[language]
  if (purpose === 'office') return [say.office(code), say.officeCare].join('\n')
  return [say[purpose](code), say.care, '', `@${new URL(site).hostname} #${code}`].join('\n')
}

const unasked = {
  ar: 'إن لم يكن هذا طلبكم فلا حاجة إلى شيء.',
  en: 'If you didn’t ask for this, ignore this email.',
} as const

/** Returns the subject and the text of the email with a code, which a phone shows in its list. */
export function oneTimeCodeEmail({
  code,
  purpose,
  language,
}: Omit<Content, 'site' | 'purpose'> & { readonly purpose: OneTimeCodePurpose }) {
  const say = sentences[language]
  const subject = say[purpose](code)
  return { subject, text: [subject, say.care, unasked[language], '', brand.name[language]].join('\n') }
}
