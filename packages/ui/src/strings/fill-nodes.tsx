import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Puts elements where `{name}` stands, in the order the words of the language have them. */
export const fillNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, place) => (place % 2 === 0 ? piece : <Fragment key={piece}>{nodes[piece]}</Fragment>))
