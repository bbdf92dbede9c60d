import type { OneTimeCodePurpose } from '@sakina/domain/vocabulary'

import { now } from '../clock/now.ts'
import { forgetStoredValues, storedText, storeText } from '../forms/stored-values.ts'
import { isRecord } from '../is-record.ts'

const STORED = 'sent-code'

/** The mobile or email that received the latest code, and how many codes were sent. */
export type SentCode = { readonly contact: string; readonly times: number }

/** Stores that a code was sent and is valid for some minutes, so that a short absence sends no other. */
export const storeSentCode = (purpose: OneTimeCodePurpose, sent: SentCode, minutes: number): void =>
  storeText(STORED, JSON.stringify({ ...sent, purpose, until: now() + minutes * 60_000 }))

/** Returns the stored code for a purpose while it is valid. */
export function readSentCode(purpose: OneTimeCodePurpose): SentCode | undefined {
  try {
    const stored: unknown = JSON.parse(storedText(STORED) ?? 'null')
    if (!isRecord(stored)) return undefined
    const { contact, times, until } = stored
    return stored['purpose'] === purpose &&
      typeof contact === 'string' &&
      typeof times === 'number' &&
      typeof until === 'number' &&
      until > now()
      ? { contact, times }
      : undefined
  } catch {
    return undefined
  }
}

/** Removes the stored code once it was used, or another number is to be entered. */
export const forgetSentCode = (): void => forgetStoredValues(STORED)
