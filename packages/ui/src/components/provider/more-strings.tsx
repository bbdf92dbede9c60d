'use client'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { wordsOf } from '../../strings/fill.ts'
import type { KitStringOverrides, KitStringSections } from '../../strings/types.ts'
import { KitContext, useKit } from './context.ts'

export interface MoreStringsProps {
  /** Sections of the kit's words, in the language of the Provider above. Keep the object stable between renders. */
  strings: KitStringSections
  /** Any of those words in the app's own wording. */
  overrides?: KitStringOverrides | undefined
  children: ReactNode
}

/** Adds words to the Provider's for what stands below: a page fetched on its own can bring those of its components. */
export function MoreStrings({ strings, overrides, children }: MoreStringsProps): ReactNode {
  const kit = useKit('MoreStrings')
  const more = useMemo(
    () => ({ ...kit, strings: wordsOf({ ...kit.strings, ...strings }, overrides, kit.digits) }),
    [kit, strings, overrides],
  )
  return <KitContext value={more}>{children}</KitContext>
}
