import type { ReactNode } from 'react'
import type { Bilingual } from './both-languages.ts'

/** A sentence with a live picture. */
export interface UsagePicture {
  readonly says: Bilingual<string>
  readonly draw: (locale: 'ar' | 'en') => ReactNode
}

/** Correct and incorrect usage. In `<name>.usage.tsx`: `export const usage: readonly Usage[]`. */
export interface Usage {
  readonly do: UsagePicture
  readonly dont: UsagePicture
}
