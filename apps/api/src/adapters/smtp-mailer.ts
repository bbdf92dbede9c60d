import nodemailer from 'nodemailer'
import type { Mailer } from '../ports/mail.ts'

/** `from` is also where the letter's own id lives, so that a second delivery after a crash can be recognised. */
export function smtpMailer(settings: {
  readonly url: string
  readonly from: string
  readonly timeoutMilliseconds?: number
}): Mailer {
  // a server that accepts a connection and says nothing would hold every letter behind this one
  const timeout = settings.timeoutMilliseconds ?? 10_000
  const transport = nodemailer.createTransport(
    { url: settings.url, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    { from: settings.from },
  )
  const domain = settings.from.slice(settings.from.lastIndexOf('@') + 1).replace(/>.*$/, '')
  return {
    async send(mail) {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        messageId: `<${mail.id}@${domain}>`,
      })
    },
  }
}
