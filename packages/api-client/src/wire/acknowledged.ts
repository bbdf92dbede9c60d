import { top } from './envelope.ts'

/** The response of a command without a result: `{ success: true, message? }`. */
export const acknowledged = /* @__PURE__ */ top({})

export type Acknowledgement = { readonly message: string | null }

export const toAcknowledgement = (answer: { readonly message?: string | undefined }): Acknowledgement => ({
  message: answer.message ?? null,
})
