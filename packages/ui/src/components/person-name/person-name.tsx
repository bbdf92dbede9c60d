import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'

export interface PersonNameProps {
  /** As its owner writes it, in either script. */
  name: string
  className?: string | undefined
}

/** A name keeps its own direction and leaves the sentence around it alone. */
export function PersonName({ name, className }: PersonNameProps): ReactNode {
  if (isDevelopment && !name.trim()) throw new KitError('PersonName', 'has no name.')
  return (
    <bdi dir="auto" translate="no" className={classes('wrap-anywhere', className)}>
      {name}
    </bdi>
  )
}
