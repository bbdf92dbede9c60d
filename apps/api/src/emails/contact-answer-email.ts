import { brand } from '../catalogue/brand.ts'
import type { EmailMessage } from '../use-cases/outbox/enqueue-email.ts'

type Content = {
  readonly email: string
  readonly name: string
  readonly number: string
  readonly message: string
  /** The language of the site in which the message was written. */
  readonly language: string
  readonly answer: string
}

/** Returns the email that answers a message of the contact form, with the message below. */
export function contactAnswerEmail({
  email,
  name,
  number,
  message,
  language,
  answer,
}: Content): EmailMessage {
  const quoted = message.replaceAll(/^/gm, '> ')
  if (language === 'en')
    return {
      to: email,
      subject: `${brand.name.en} · ${number}`,
      text: `Hello ${name},\n\n${answer}\n\n${brand.name.en}\n\nYou wrote:\n${quoted}`,
    }
  return {
    to: email,
    subject: `${brand.name.ar} · ${number}`,
    text: `مرحبًا ${name}،\n\n${answer}\n\n${brand.name.ar}\n\nكتبتم إلينا:\n${quoted}`,
  }
}
