'use client'
import type { ReactNode } from 'react'
import type { KitStrings } from '../../strings/types.ts'
import { useKit } from './context.ts'

type Texts<T> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string]
type Paths = { [S in keyof KitStrings]: `${S}.${Texts<KitStrings[S]>}` }[keyof KitStrings]

export interface KitStringTextProps {
  /** The path in the strings: `serviceTile.from`. */
  of: Paths
}

const step = (words: unknown, key: string): unknown =>
  typeof words === 'object' && words !== null ? Object.getOwnPropertyDescriptor(words, key)?.value : undefined

/** One string of the kit as a client component, so that the component around it can render on a server. */
export function KitStringText({ of }: KitStringTextProps): ReactNode {
  const text = of.split('.').reduce<unknown>(step, useKit('KitStringText').strings)
  return typeof text === 'string' ? text : null
}
