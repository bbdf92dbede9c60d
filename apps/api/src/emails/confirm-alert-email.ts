import { brand } from '../catalogue/brand.ts'
import type { Language } from '../ports/payment.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

type Content = {
  readonly to: string
  /** The name of the awaited plan or place. */
  readonly name: string
  readonly token: string
  readonly language: Language
  readonly site: string
}

/** Returns the email with the link that confirms a place on a waiting list. */
export function confirmAlertEmail({ to, name, token, language, site }: Content): EmailMessage {
  const link = `${site}${language === 'en' ? '/en' : ''}/WaitingList?token=${token}`
  if (language === 'en')
    return {
      to,
      subject: `Shall we tell you about ${name}?`,
      text: `Hello,\n\nConfirm here that we should email you when “${name}” is available:\n${link}\n\nIf you didn’t ask for this, ignore this email and we won’t write again about it.\n\n${brand.name.en}`,
    }
  return {
    to,
    subject: `تأكيد طلب الإشعار: ${name}`,
    text: `مرحبًا،\n\nتأكيد رغبتكم في إشعاركم عند توفّر «${name}» من هنا:\n${link}\n\nإن لم يكن هذا طلبكم فلا حاجة إلى شيء، ولن نراسلكم بشأنه.\n\n${brand.name.ar}`,
  }
}
