import type { ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { lookUpOwnKey } from '../../internal/look-up-own-key.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { Badge } from '../badge/badge.tsx'
import type { IconArt } from '../icon/icon-art.ts'
import { Icon } from '../icon/icon.tsx'

/** The tone, icon and label of a status. */
export interface StatusLook {
  readonly tone: 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger'
  /** The icon, since colour and text alone are not enough. */
  readonly icon: IconArt
  /** The label in the customer's terms, not those of the database. */
  readonly word: string
}

export interface StatusBadgeProps<Code extends string = string> extends RootProps {
  status: Code
  /**
   * The appearance of each state. Define it once for each kind of object, so that a state looks the same
   * everywhere.
   */
  looks: Readonly<Record<Code, StatusLook>>
  size?: 'sm' | 'md' | undefined
}

/** The state of a contract, an order or an invoice as colour, icon and text. */
export function StatusBadge<Code extends string>({
  status,
  looks,
  size,
  className,
  ...rest
}: StatusBadgeProps<Code>): ReactNode {
  const look = lookUpOwnKey<StatusLook>(looks, status)
  if (isDevelopment && !look) throw new KitError('StatusBadge', `has no look for “${status}”.`)
  // The API may return a state that this version of the site does not know. A raw code would say
  // nothing to a customer.
  if (!look) return null
  return (
    <Badge {...rest} tone={look.tone} size={size} icon={<Icon of={look.icon} />} className={className}>
      {look.word}
    </Badge>
  )
}
