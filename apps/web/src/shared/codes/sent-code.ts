import { now } from '../clock/now.ts'
import { forgetStoredValues, storedText, storeText } from '../forms/stored-values.ts'
import { isRecord } from '../is-record.ts'

const STORED = 'sent-code'

/** The number that received the latest code, and how many codes were sent. */
export type SentCode = { readonly mobile: string; readonly times: number }

/** Stores that a code was sent and is valid for some minutes, so that a short absence sends no other. */
export const storeSentCode = (sent: SentCode, minutes: number): void =>
  storeText(STORED, JSON.stringify({ ...sent, until: now() + minutes * 60_000 }))

/** Returns the stored code while it is valid. */
export function readSentCode(): SentCode | undefined {
  try {
    const stored: unknown = JSON.parse(storedText(STORED) ?? 'null')
    if (!isRecord(stored)) return undefined
    const { mobile, times, until } = stored
    return typeof mobile === 'string' &&
      typeof times === 'number' &&
      typeof until === 'number' &&
      until > now()
      ? { mobile, times }
      : undefined
  } catch {
    return undefined
  }
}

/** Removes the stored code once it was used, or another number is to be entered. */
export const forgetSentCode = (): void => forgetStoredValues(STORED)
