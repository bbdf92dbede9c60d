import { normalizeNumericInput } from '@sakina/text'
import { granted, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'

declare const mobile: unique symbol

/** A Saudi mobile number as it is stored: +9665XXXXXXXX. */
export type Mobile = string & { readonly [mobile]: true }

export type MobileRefusal = 'identity.phone_not_ten_digits' | 'identity.phone_not_mobile'

const SUBSCRIBER_DIGITS = 9
const isMobile = (text: string): text is Mobile => /^\+9665\d{8}$/.test(text)

// 05…, 5…, +9665…, 9665…, 009665…, and the frequent slip +96605….
const PREFIX = /^(?:(?:\+|00)?966)?0?(?=\d+$)/

/** Reads a Saudi mobile number from typed text as `+966…`, or returns a refusal. */
export function parseMobile(text: string): Outcome<Mobile, MobileRefusal> {
  const subscriber = normalizeNumericInput(text).replace(PREFIX, '')
  if (!/^\d+$/.test(subscriber) || subscriber.length !== SUBSCRIBER_DIGITS) {
    return refused('identity.phone_not_ten_digits')
  }
  const canonical = `+966${subscriber}`
  return isMobile(canonical) ? granted(canonical) : refused('identity.phone_not_mobile')
}

/** Formats a mobile as the ten digits that the specification requires: 05XXXXXXXX. */
export const toLocalMobile = (number: Mobile): string => `0${number.slice('+966'.length)}`
