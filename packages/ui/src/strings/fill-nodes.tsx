import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Inserts elements at `{name}`, in the order of the text. */
export const fillPlaceholdersWithNodes = (
  text: string,
  nodes: Readonly<Record<string, ReactNode>>,
): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, place) => (place % 2 === 0 ? piece : <Fragment key={piece}>{nodes[piece]}</Fragment>))
