import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'

export interface PersonNameProps extends RootProps {
  /** As its owner writes it, in either script. */
  name: string
}

/** A name keeps its own direction and leaves the sentence around it alone. */
export function PersonName({ name, className, ...rest }: PersonNameProps): ReactNode {
  if (isDevelopment && !name.trim()) throw new KitError('PersonName', 'has no name.')
  return (
    <bdi {...rest} dir="auto" translate="no" className={classes('sk:wrap-anywhere', className)}>
      {name}
    </bdi>
  )
}
