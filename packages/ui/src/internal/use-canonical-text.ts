'use client'
import { stripInvisibleMarks } from '@sakina/text'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'

export interface CanonicalText {
  /** In the field, to find its form by. */
  readonly place: RefObject<Element | null>
  /** Held by the caller; left out, the component holds it. */
  readonly value: string | undefined
  readonly first: string
  /** What was typed or pasted, in the one form that is handed out. */
  readonly read: (text: string) => string
  /** That form as it is shown while nobody types. */
  readonly show: (canonical: string) => string
  readonly onChange: ((canonical: string) => void) | undefined
}

/**
 * A field that lets people write as they are used to and hands out one form. While they type the text stays theirs, so
 * that the caret never jumps; it is put in order when they leave.
 */
export function useCanonicalText({ place, value, first, read, show, onChange }: CanonicalText): {
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
      // Marks nobody sees would make the caret stumble.
      const visible = stripInvisibleMarks(text)
      setTyped(visible)
      onChange?.(read(visible))
    },
    leave: () => setTyped(show(canonical)),
  }
}
