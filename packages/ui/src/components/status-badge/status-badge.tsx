import type { ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { lookOf } from '../../internal/look-of.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { Badge } from '../badge/badge.tsx'
import type { IconArt } from '../icon/icon-art.ts'
import { Icon } from '../icon/icon.tsx'

export interface StatusLook {
  readonly tone: 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger'
  /** With the word and the colour the third sign of the state. */
  readonly icon: IconArt
  /** In the words of the customer, not of the database. */
  readonly word: string
}

export interface StatusBadgeProps<Code extends string = string> extends RootProps {
  status: Code
  /** How each state looks. Written once per kind of thing, so that a state is the same everywhere. */
  looks: Readonly<Record<Code, StatusLook>>
  size?: 'sm' | 'md' | undefined
}

/** The state of a contract, an order, an invoice: colour, icon and word. */
export function StatusBadge<Code extends string>({
  status,
  looks,
  size,
  className,
  ...rest
}: StatusBadgeProps<Code>): ReactNode {
  const look = lookOf<StatusLook>(looks, status)
  if (isDevelopment && !look) throw new KitError('StatusBadge', `has no look for “${status}”.`)
  // A server may know a state before the page does: nothing is better than a code
  if (!look) return null
  return (
    <Badge {...rest} tone={look.tone} size={size} icon={<Icon of={look.icon} />} className={className}>
      {look.word}
    </Badge>
  )
}
