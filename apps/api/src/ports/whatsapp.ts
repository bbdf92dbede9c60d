import type { Language } from './payment.ts'

/** A template that Meta approved, and the values of its body in their order. */
export type WhatsAppTemplate = {
  readonly name: string
  readonly language: Language
  readonly parameters: readonly string[]
}

/** A WhatsApp message to a mobile. */
export type WhatsAppMessage = {
  /**
   * The id of the message, which Meta returns in its delivery reports, so that a second delivery
   * after a crash is recognised.
   */
  readonly id: string
  /** The mobile in the form +9665XXXXXXXX. */
  readonly to: string
  readonly template: WhatsAppTemplate
}

/** Sends WhatsApp messages. */
export type WhatsAppSender = {
  /** Returns the code of a refusal that a retry would only repeat; throws when a retry may succeed. */
  readonly send: (message: WhatsAppMessage) => Promise<{ readonly refusal?: string }>
}
