import { createContext, use } from 'react'

import type { Locale } from '../intl/locale.ts'

/** The preferences that a customer sets for this device. */
export type Choices = {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast'
  readonly digits: 'latn' | 'arab'
  readonly calendar: 'gregory' | 'umalqura'
}

export type PreferenceChoices = Choices & {
  readonly change: (change: Partial<Choices> & { readonly locale?: Locale }) => void
}

export const PreferencesContext = createContext<PreferenceChoices | undefined>(undefined)

export function usePreferenceChoices(): PreferenceChoices {
  const choices = use(PreferencesContext)
  if (!choices) throw new Error('no preferences above')
  return choices
}
