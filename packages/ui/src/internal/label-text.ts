import { isValidElement } from 'react'
import type { ReactNode } from 'react'

/**
 * Returns the words inside a label, for a search by letters, a key, and an attribute. What a component of
 * its own would draw is not known here.
 */
export function readLabelText(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label)
  if (Array.isArray(label)) return label.map(readLabelText).join('')
  return isValidElement<{ children?: ReactNode }>(label) ? readLabelText(label.props.children) : ''
}

/** Returns the key of an entry that has no value of its own: its words, or its place where it has none. */
export const keyOfLabel = (label: ReactNode, index: number): string => readLabelText(label) || `${index}`
