import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

type Content = {
  readonly to: string
  readonly token: string
  readonly language: Language
  readonly site: string
}

const link = ({ to, token, language, site }: Content): string => {
  const query = new URLSearchParams({ email: to, token })
  return `${site}${language === 'en' ? '/en' : ''}/ResetPAssword?${query.toString()}`
}

/** Returns the email with the link that resets a password. */
export function passwordResetEmail(content: Content): EmailMessage {
  if (content.language === 'en')
    return {
      to: content.to,
      subject: `Reset your ${brand.name.en} password`,
      text: `Hello,\n\nChoose a new password here within 30 minutes:\n${link(content)}\n\nIf you didn’t ask for this, ignore this email; your password stays the same.\n\n${brand.name.en}`,
    }
  return {
    to: content.to,
    subject: `استعادة كلمة المرور في ${brand.name.ar}`,
    text: `مرحبًا،\n\nكلمة المرور الجديدة من هنا خلال 30 دقيقة:\n${link(content)}\n\nإن لم يكن هذا طلبكم فلا حاجة إلى شيء، وتبقى كلمة المرور كما هي.\n\n${brand.name.ar}`,
  }
}
