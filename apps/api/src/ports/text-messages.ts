/** A text message to a mobile. */
export type TextMessage = {
  /** Lets the gateway recognise a second delivery after a crash. */
  readonly id: string
  /** The mobile in the form +9665XXXXXXXX. */
  readonly to: string
  readonly text: string
}

/** Sends text messages to mobiles. */
export type TextSender = { readonly send: (message: TextMessage) => Promise<void> }
