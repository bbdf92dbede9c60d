import type { ComponentType } from 'react'

import type { Ask } from './ask.ts'

/** What the file of a piece of a page says of itself. */
export type Piece = {
  default: ComponentType
  /** What its HTML was made from: asked again before it wakes, so that nothing is carried along twice. */
  asks?: readonly Ask[]
  /** The parameters of the address that what it shows hangs on. */
  follows?: readonly string[]
  /** Its drawings: what wakes must wait for nothing, or React would hide the whole page meanwhile. */
  drawings?: readonly (() => Promise<unknown>)[]
}
