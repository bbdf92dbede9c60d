import type { Mail, Mailer } from '../ports/mail.ts'

/** Keeps letters where a server without a folder, or a test, can read them. */
export function memoryMailer(): Mailer & { readonly letters: readonly Mail[] } {
  const letters: Mail[] = []
  return {
    letters,
    async send(mail) {
      letters.push(mail)
    },
  }
}
