'use client'
import type { ReactNode } from 'react'
import { Announcement } from '../../internal/announcement.tsx'
import { useKit } from '../provider/context.ts'

export interface CharacterCountProps {
  id: string
  length: number
  max: number
}

const announceFrom = 10

/**
 * Shows 12 / 200. Screen readers hear the limit once, and later only how many characters are left
 * or too many.
 */
export function CharacterCount({ id, length, max }: CharacterCountProps): ReactNode {
  const { format, strings } = useKit('Field')
  const left = max - length
  return (
    <span className={left < 0 ? 'sk:text-danger' : undefined}>
      <span aria-hidden dir="ltr" className="sk:isolate sk:tabular-nums">
        {format.number(length)} / {format.number(max)}
      </span>
      <span id={id} className="sk:sr-only">
        {format.count(strings.field.limit, max)}
      </span>
      <Announcement
        text={
          left < 0
            ? format.count(strings.field.over, -left)
            : length > 0 && left <= announceFrom
              ? format.count(strings.field.left, left)
              : ''
        }
      />
    </span>
  )
}
