import type { ReactNode } from 'react'
import { Badge } from '../components/badge/badge.tsx'
import type { StatusLook } from '../components/status-badge/status-badge.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { lookUpOwnKey } from './look-up-own-key.ts'

interface StateBadgeProps {
  state: string
  looks: Readonly<Record<string, Omit<StatusLook, 'word'>>>
  words: Readonly<Record<string, unknown>>
  /** The label for an unknown state, shown without colour. */
  otherwise: string
  size?: 'sm' | 'md' | undefined
}

/**
 * The state of an item as colour, icon and text. The API may return a state that this version of the site
 * does not know.
 */
export function StateBadge({ state, looks, words, otherwise, size }: StateBadgeProps): ReactNode {
  const look = lookUpOwnKey(looks, state)
  if (!look) return otherwise === '' ? null : <Badge size={size}>{otherwise}</Badge>
  return (
    <Badge tone={look.tone} size={size} icon={<Icon of={look.icon} />}>
      {String(words[state])}
    </Badge>
  )
}
