import nodemailer from 'nodemailer'
import type { Mailer } from '../ports/email.ts'

/**
 * Returns a mailer that sends over SMTP. `from` also provides the domain of the message id, so that a
 * mail server recognises a second delivery after a crash.
 */
export function createSmtpMailer(settings: {
  readonly url: string
  readonly from: string
  readonly timeoutMilliseconds?: number
}): Mailer {
  // A timeout, because a mail server that accepts a connection and never responds would block every
  // later email.
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
