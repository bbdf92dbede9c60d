'use client'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'

type Text = string | number | readonly string[] | undefined

/**
 * Returns the text of a text field, for components that depend on its length, lines or script. The
 * caller may control the value, otherwise the browser keeps it. The form is found from `place`, the
 * field.
 */
export function useTypedText(
  place: RefObject<Element | null>,
  { value, defaultValue }: { value?: Text; defaultValue?: Text },
  onChange: ((text: string) => void) | undefined,
): readonly [text: string, write: (text: string) => void] {
  const first = String(defaultValue ?? '')
  const [typed, setTyped] = useState(first)
  const write = (text: string): void => {
    setTyped(text)
    onChange?.(text)
  }
  useFormReset(place, () => {
    if (value === undefined && typed !== first) write(first)
  })
  return [value === undefined ? typed : String(value), write]
}
