export type Mail = {
  /** Makes a second delivery after a crash recognisable to the receiving server. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type Mailer = { readonly send: (mail: Mail) => Promise<void> }
