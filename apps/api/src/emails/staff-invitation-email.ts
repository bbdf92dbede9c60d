import { quantityText } from '@sakina/text'
import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

type Content = {
  readonly to: string
  readonly name: string
  readonly token: string
  readonly language: Language
  /** How many days the link can be used. */
  readonly days: number
  /** The address of the office. */
  readonly office: string
}

/** Returns the email with the link by which a person of the office chooses a password. */
export function staffInvitationEmail({ to, name, token, days, language, office }: Content): EmailMessage {
  const link = `${office}/office${language === 'en' ? '/en' : ''}/welcome#${token}`
  if (language === 'en')
    return {
      to,
      subject: `Your account at the office of ${brand.name.en}`,
      text: `Hello ${name},\n\nChoose your password here within ${quantityText(days, 'days', language)}:\n${link}\n\nThen sign in with this email.\n\n${brand.name.en}`,
    }
  return {
    to,
    subject: `حسابكم في مكتب ${brand.name.ar}`,
    text: `مرحبًا ${name}،\n\nاختيار كلمة المرور من هنا خلال ${quantityText(days, 'days', language)}:\n${link}\n\nثم الدخول بهذا البريد.\n\n${brand.name.ar}`,
  }
}
