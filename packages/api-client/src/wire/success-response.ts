import { envelopeSchema } from './envelope.ts'

/** The response of a command without a result: `{ success: true, message? }`. */
export const successSchema = /* @__PURE__ */ envelopeSchema({})

/** The response of a command that returns only a message. */
export type SuccessResponse = { readonly message: string | null }

/** Converts a response that has only a message. */
export const toSuccessResponse = (answer: { readonly message?: string | undefined }): SuccessResponse => ({
  message: answer.message ?? null,
})
