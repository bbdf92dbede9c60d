import type { ReactNode } from 'react'
import type { Both } from './both-languages.ts'

/** One sentence and the live picture of it. */
export interface Picture {
  readonly says: Both<string>
  readonly draw: (locale: 'ar' | 'en') => ReactNode
}

/** What to do beside what not to do. In `<name>.usage.tsx`: `export const usage: readonly Usage[]`. */
export interface Usage {
  readonly do: Picture
  readonly dont: Picture
}
