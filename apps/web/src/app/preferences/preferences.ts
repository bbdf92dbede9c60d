import type { Digits } from '@sakina/text'

import type { Locale } from '../../shared/intl/locale.ts'
import { isRecord } from '../../shared/is-record.ts'

/** The colour themes that a visitor can choose. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const
/** The colour theme that a visitor chose. */
export type Theme = (typeof themes)[number]
/** The calendar in which a visitor reads dates. */
export type Calendar = 'gregory' | 'umalqura'

/** A visitor's theme, digits, calendar and language on this device. */
export type Preferences = {
  readonly theme: Theme
  readonly digits: Digits
  readonly calendar: Calendar
  readonly locale?: Locale
}

/** The preferences of a visitor who has chosen nothing. */
export const defaultPreferences: Preferences = { theme: 'system', digits: 'latn', calendar: 'gregory' }

const oneOf = <Value extends string>(value: unknown, allowed: readonly Value[]): Value | undefined =>
  allowed.find((each) => each === value)

/** Parses stored preferences, whatever the storage contains (an old version, foreign data or garbage). */
export function parsePreferences(text: string | null): Preferences {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return defaultPreferences
  }
  if (!isRecord(kept)) return defaultPreferences
  const locale = oneOf(kept['locale'], ['ar', 'en'] as const)
  return {
    theme: oneOf(kept['theme'], themes) ?? defaultPreferences.theme,
    digits: oneOf(kept['digits'], ['latn', 'arab'] as const) ?? defaultPreferences.digits,
    calendar: oneOf(kept['calendar'], ['gregory', 'umalqura'] as const) ?? defaultPreferences.calendar,
    ...(locale && { locale }),
  }
}
