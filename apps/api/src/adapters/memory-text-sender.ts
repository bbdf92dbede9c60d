import type { TextMessage, TextSender } from '../ports/texts.ts'

/** Keeps text messages where a server without a folder, or a test, can read them. */
export function memoryTextSender(): TextSender & { readonly messages: readonly TextMessage[] } {
  const messages: TextMessage[] = []
  return {
    messages,
    async send(message) {
      messages.push(message)
    },
  }
}
