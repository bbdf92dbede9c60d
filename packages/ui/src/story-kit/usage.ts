import type { ReactNode } from 'react'
import type { Bilingual } from './texts-in-toolbar-language.ts'

/** A sentence with a live picture. */
export interface UsagePicture {
  readonly says: Bilingual<string>
  readonly draw: (locale: 'ar' | 'en') => ReactNode
}

/**
 * A pair of correct and incorrect usage. `story-kit/usage/<name>.tsx` exports a list of them, named
 * `<name>Usage`.
 */
export interface Usage {
  readonly do: UsagePicture
  readonly dont: UsagePicture
}
