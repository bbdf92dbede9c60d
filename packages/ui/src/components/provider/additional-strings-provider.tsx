'use client'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { resolveStrings } from '../../strings/fill-placeholders.ts'
import type { KitStringOverrides, KitStringSections } from '../../strings/types.ts'
import { KitContext, useKit } from './context.ts'

export interface AdditionalStringsProviderProps {
  /**
   * Sections of the kit's strings in the language of the Provider above. Keep the object stable between
   * renders.
   */
  strings: KitStringSections
  /** The app's own wording for some of those strings. */
  overrides?: KitStringOverrides | undefined
  children: ReactNode
}

/**
 * Adds strings to those of the Provider. A page that loads separately can bring the strings of its
 * components.
 */
export function AdditionalStringsProvider({
  strings,
  overrides,
  children,
}: AdditionalStringsProviderProps): ReactNode {
  const kit = useKit('AdditionalStringsProvider')
  const more = useMemo(
    () => ({ ...kit, strings: resolveStrings({ ...kit.strings, ...strings }, overrides, kit.digits) }),
    [kit, strings, overrides],
  )
  return <KitContext value={more}>{children}</KitContext>
}
