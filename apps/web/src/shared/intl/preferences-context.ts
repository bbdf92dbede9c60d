import { createContext, use } from 'react'

import type { Locale } from './locale.ts'

/** The preferences that a customer sets for this device. */
export type DevicePreferences = {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast'
  readonly digits: 'latn' | 'arab'
  readonly calendar: 'gregory' | 'umalqura'
}

/** A visitor's preferences and the function that changes them. */
export type PreferenceControls = DevicePreferences & {
  readonly change: (change: Partial<DevicePreferences> & { readonly locale?: Locale }) => void
}

/** Passes the preferences to the components of a page. */
export const PreferencesContext = createContext<PreferenceControls | undefined>(undefined)

/** Returns the preferences and the function that changes them. */
export function usePreferenceControls(): PreferenceControls {
  const choices = use(PreferencesContext)
  if (!choices) throw new Error('no preferences above')
  return choices
}
