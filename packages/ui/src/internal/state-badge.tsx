import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import type { StatusLook } from '../components/status-badge/status-badge.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { lookUpKnown } from './look-up-known.ts'

interface StateBadgeProps {
  state: string
  looks: Readonly<Record<string, Omit<StatusLook, 'word'>>>
  words: Readonly<Record<string, unknown>>
  /** The label for an unknown state, shown without colour. */
  otherwise: string
}

/**
 * The state of an item as colour, icon and text. The API may return a state that this version of the site
 * does not know.
 */
export function StateBadge({ state, looks, words, otherwise }: StateBadgeProps): ReactNode {
  const look = lookUpKnown(looks, state)
  if (!look) return otherwise === '' ? null : <Badge>{otherwise}</Badge>
  return (
    <Badge tone={look.tone} icon={<Icon of={look.icon} />}>
      {String(words[state])}
    </Badge>
  )
}
