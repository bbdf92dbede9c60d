'use client'
import { stripInvisibleMarks } from '@sakina/text'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'

export interface CanonicalTextOptions {
  /** The element of the field. Its form is found from it. */
  readonly place: RefObject<Element | null>
  /** The value, if the caller controls it. */
  readonly value: string | undefined
  readonly first: string
  /** Converts typed or pasted text to the canonical form. */
  readonly read: (text: string) => string
  /** Formats the canonical form for display while nobody types. */
  readonly show: (canonical: string) => string
  readonly onChange: ((canonical: string) => void) | undefined
}

/**
 * The state of a field that accepts many spellings and returns one canonical form. During typing the text
 * stays as typed, so that the caret never jumps; it is formatted when the field loses focus.
 */
export function useCanonicalText({ place, value, first, read, show, onChange }: CanonicalTextOptions): {
  text: string
  canonical: string
  type: (text: string) => void
  leave: () => void
} {
  const [typed, setTyped] = useState(() => show(value ?? first))
  const canonical = value ?? read(typed)
  useFormReset(place, () => {
    if (value !== undefined) return
    setTyped(show(first))
    if (read(first) !== canonical) onChange?.(read(first))
  })
  return {
    text: read(typed) === canonical ? typed : show(canonical),
    canonical,
    type: (text) => {
      // Invisible direction marks are left out, because the caret would stop at each of them.
      const visible = stripInvisibleMarks(text)
      setTyped(visible)
      onChange?.(read(visible))
    },
    leave: () => setTyped(show(canonical)),
  }
}
