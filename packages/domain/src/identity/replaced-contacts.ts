import { canonicalEmail } from './email.ts'

/** The email and the mobile of an account; of a verified pair, what is only claimed is null. */
export type ContactPair = { readonly email: string | null; readonly mobile: string | null }

/** Whether two emails are one mailbox, whatever their capitals. */
export const isSameEmail = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : canonicalEmail(one) === canonicalEmail(other)

/** The contact that each code is sent to when a verified email or mobile is replaced. */
export type ReplacementCodes = {
  /** The new mobile. */
  readonly mobile?: string
  /** The new email. */
  readonly email?: string
  /** The other verified contact, whose owner allows the change. */
  readonly other?: string
}

/**
 * Returns the codes that replacing a verified email or mobile takes: one sent to the new contact, and
 * one to the other verified contact. Without another one, a new email takes a code to the old email,
 * but a new mobile none to the old mobile, whose card may be lost.
 */
export function replacementCodes(verified: ContactPair, wanted: ContactPair): ReplacementCodes {
  const isEmailReplaced = verified.email !== null && !isSameEmail(wanted.email, verified.email)
  const isMobileReplaced = verified.mobile !== null && wanted.mobile !== verified.mobile
  const other = isEmailReplaced
    ? (verified.mobile ?? verified.email)
    : isMobileReplaced
      ? verified.email
      : null
  return {
    ...(isMobileReplaced && wanted.mobile !== null && { mobile: wanted.mobile }),
    ...(isEmailReplaced && wanted.email !== null && { email: wanted.email }),
    ...(other !== null && { other }),
  }
}
