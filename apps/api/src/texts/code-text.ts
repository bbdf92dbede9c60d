import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'
import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'

type Content = {
  readonly code: string
  readonly purpose: OneTimeCodePurpose
  readonly language: Language
  readonly site: string
}

const sentences = {
  ar: {
    sign_in: (code: string) => `رمز الدخول إلى ${brand.name.ar}: ${code}`,
    password: (code: string) => `رمز تغيير كلمة المرور في ${brand.name.ar}: ${code}`,
    mobile: (code: string) => `رمز تأكيد جوالكم في ${brand.name.ar}: ${code}`,
    care: 'صالح لخمس دقائق. لا تُخبروا به أحدًا، فلن نطلبه منكم أبدًا.',
  },
  en: {
    sign_in: (code: string) => `${code} is your ${brand.name.en} sign-in code.`,
    password: (code: string) => `${code} is your code for a new ${brand.name.en} password.`,
    mobile: (code: string) => `${code} is your code to confirm this mobile with ${brand.name.en}.`,
    care: 'It works for five minutes. Don’t share it: we never ask for it.',
  },
} as const

/**
 * Returns the text message with a code. Its last line lets a phone offer the code on our site only
 * (WICG, origin-bound one-time codes).
 */
export const oneTimeCodeText = ({ code, purpose, language, site }: Content): string => {
  const say = sentences[language]
  return [say[purpose](code), say.care, '', `@${new URL(site).hostname} #${code}`].join('\n')
}
