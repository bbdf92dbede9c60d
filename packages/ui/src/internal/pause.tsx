'use client'
import type { ReactNode } from 'react'
import { useKit } from '../components/provider/context.ts'

/**
 * A comma between texts that stand side by side in a flex row, for screen readers and for copied text. Without
 * it Chromium hands them out as one word, because space between flex items is not rendered.
 */
export function Pause(): ReactNode {
  // A plain space at the end of a box is not rendered.
  return <span className="sk:sr-only">{useKit('Pause').format.comma.replace(' ', '\u00A0')}</span>
}
