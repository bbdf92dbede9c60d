import { createHmac } from 'node:crypto'

/** The credentials of the merchant at Geidea. */
export type GeideaKeys = { readonly publicKey: string; readonly apiPassword: string }

const sign = (text: string, key: string): string => createHmac('sha256', key).update(text).digest('base64')

/**
 * Returns the signature of a new payment session. It covers, among others, the amount with two
 * decimals and the time exactly as it is sent.
 */
export const computeSessionSignature = (
  keys: GeideaKeys,
  session: {
    readonly amount: string
    readonly currency: string
    readonly reference: string
    readonly timestamp: string
  },
): string =>
  sign(
    `${keys.publicKey}${session.amount}${session.currency}${session.reference}${session.timestamp}`,
    keys.apiPassword,
  )

/** The fields of a Geidea callback that its signature covers. */
export type SignedCallback = {
  readonly amount: string
  readonly currency: string
  readonly orderId: string
  readonly status: string
  readonly reference: string
  readonly timestamp: string
}

/** Returns the signature that a genuine callback of Geidea has. */
export const computeCallbackSignature = (keys: GeideaKeys, callback: SignedCallback): string =>
  sign(
    `${keys.publicKey}${callback.amount}${callback.currency}${callback.orderId}${callback.status}${callback.reference}${callback.timestamp}`,
    keys.apiPassword,
  )

/** Formats a time as `M/D/YYYY h:mm:ss AM`, as Geidea's own plugins do. */
export function geideaTimestamp(at: Date): string {
  const hours = at.getUTCHours()
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()} ${hours % 12 === 0 ? 12 : hours % 12}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} ${hours < 12 ? 'AM' : 'PM'}`
}
