'use client'
import type { ReactNode } from 'react'
import { useKit } from '../provider/context.ts'

export function TileNumber({ value }: { value: number }): ReactNode {
  return useKit('StatTile').format.number(value)
}
