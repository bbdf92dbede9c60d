/** An email to send. */
export type Email = {
  /** Lets the receiving server recognise a second delivery after a crash. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends emails. */
export type Mailer = { readonly send: (mail: Email) => Promise<void> }
