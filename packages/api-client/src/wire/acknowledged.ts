import { top } from './envelope.ts'

/** The answer of a call that only says it was done: `{ success: true, message? }`. */
export const acknowledged = /* @__PURE__ */ top({})

export type Acknowledgement = { readonly message: string | null }

export const toAcknowledgement = (answer: { readonly message?: string | undefined }): Acknowledgement => ({
  message: answer.message ?? null,
})
