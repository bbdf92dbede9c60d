export type TextMessage = {
  /** Makes a second delivery after a crash recognisable to the gateway. */
  readonly id: string
  /** +9665XXXXXXXX */
  readonly to: string
  readonly text: string
}

export type TextSender = { readonly send: (message: TextMessage) => Promise<void> }
