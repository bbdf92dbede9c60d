import type { Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { Mailer, Email } from '../ports/email.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import nodemailer from 'nodemailer'

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

/** Keeps emails in memory, for tests and for a server without a data folder. */
export function createMemoryMailer(): Mailer & { readonly sentEmails: readonly Email[] } {
  const sentEmails: Email[] = []
  return {
    sentEmails,
    async send(mail) {
      sentEmails.push(mail)
    },
  }
}

/**
 * Writes each email to a file in the data folder, for a server without a mail server; the log names
 * the file but not the recipient.
 */
export const createFileMailer = (folder: string, log: Log): Mailer => ({
  async send(mail) {
    // Only the owner can read the folder, because an email may hold a link that gives access to an account.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${mail.id}.txt`)
    await writeFile(file, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`, { mode: 0o600 })
    log.info({ file }, 'a letter was written to a file, since no SMTP_URL is set')
  },
})

/** Returns the mailer that the configuration asks for: SMTP, memory or files. */
export function chooseMailer(config: Config, log: Log): Mailer {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== undefined && from !== undefined) return createSmtpMailer({ url: smtpUrl, from })
  return config.database.kind === 'memory'
    ? createMemoryMailer()
    : createFileMailer(`${config.dataDir}/mail`, log)
}
