import type { Log } from '../application.ts'
import type { Config } from '../config/config.ts'
import type { Mailer } from '../ports/email.ts'
import { fileMailer } from './file-mailer.ts'
import { memoryMailer } from './memory-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** Returns the mailer that the configuration asks for: SMTP, memory or files. */
export function mailerFor(config: Config, log: Log): Mailer {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== undefined && from !== undefined) return smtpMailer({ url: smtpUrl, from })
  return config.database.kind === 'memory' ? memoryMailer() : fileMailer(`${config.dataDir}/mail`, log)
}
