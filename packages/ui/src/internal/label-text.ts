import { isValidElement } from 'react'
import type { ReactNode } from 'react'

/**
 * Returns the text of a label, for a search by letters, a key, and an attribute. The text that a
 * component inside the label would render is missing, because it is not rendered here.
 */
export function readLabelText(label: ReactNode): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label)
  if (Array.isArray(label)) return label.map(readLabelText).join('')
  return isValidElement<{ children?: ReactNode }>(label) ? readLabelText(label.props.children) : ''
}

/**
 * Returns the React key of an entry without a value: the text of its label, or its index without
 * text.
 */
export const keyOfLabel = (label: ReactNode, index: number): string => readLabelText(label) || `${index}`
