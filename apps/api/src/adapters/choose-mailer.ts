import type { Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { Mailer } from '../ports/email.ts'
import { createFileMailer } from './file-mailer.ts'
import { createMemoryMailer } from './memory-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Returns the mailer that the configuration asks for: SMTP, memory or files. */
export function chooseMailer(config: Config, log: Log): Mailer {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== undefined && from !== undefined) return createSmtpMailer({ url: smtpUrl, from })
  return config.database.kind === 'memory'
    ? createMemoryMailer()
    : createFileMailer(`${config.dataDir}/mail`, log)
}
