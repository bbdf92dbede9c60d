import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import type { StatusLook } from '../components/status-badge/status-badge.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { lookOf } from './look-of.ts'

interface StateBadgeProps {
  state: string
  looks: Readonly<Record<string, Omit<StatusLook, 'word'>>>
  words: Readonly<Record<string, unknown>>
  /** Shown, without a colour, where the state is not one of those known. */
  otherwise: string
}

/** The state of a thing: colour, icon and word. A server may know a state before the page does. */
export function StateBadge({ state, looks, words, otherwise }: StateBadgeProps): ReactNode {
  const look = lookOf(looks, state)
  if (!look) return otherwise === '' ? null : <Badge>{otherwise}</Badge>
  return (
    <Badge tone={look.tone} icon={<Icon of={look.icon} />}>
      {String(words[state])}
    </Badge>
  )
}
