import type { Email, Mailer } from '../ports/email.ts'

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
