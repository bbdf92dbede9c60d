import type { Mail, Mailer } from '../ports/mail.ts'

/** Keeps emails in memory, for tests and for a server without a data folder. */
export function memoryMailer(): Mailer & { readonly letters: readonly Mail[] } {
  const letters: Mail[] = []
  return {
    letters,
    async send(mail) {
      letters.push(mail)
    },
  }
}
