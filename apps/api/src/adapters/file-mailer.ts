import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../application.ts'
import type { Mailer } from '../ports/email.ts'

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
