'use client'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useFormReset } from './use-form-reset.ts'

type Text = string | number | readonly string[] | undefined

/**
 * What stands in a field of text, for those who draw by it: its length, its lines, its script. The caller may hold it;
 * left out, the browser does. `place` is in the field, to find its form by.
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
