import type { TextMessage, TextSender } from '../ports/text-messages.ts'

/** Keeps text messages in memory, for tests and for a server without a data folder. */
export function memoryTextSender(): TextSender & { readonly messages: readonly TextMessage[] } {
  const messages: TextMessage[] = []
  return {
    messages,
    async send(message) {
      messages.push(message)
    },
  }
}
