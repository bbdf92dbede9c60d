import { envelopeSchema } from './envelope.ts'

/** The response of a command without a result: `{ success: true, message? }`. */
export const successSchema = /* @__PURE__ */ envelopeSchema({})

export type SuccessResponse = { readonly message: string | null }

export const toSuccessResponse = (answer: { readonly message?: string | undefined }): SuccessResponse => ({
  message: answer.message ?? null,
})
