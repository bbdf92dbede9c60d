import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'

export interface PersonNameProps extends RootProps {
  /** The name as its owner writes it, in either script. */
  name: string
}

/** A name in its own text direction, isolated from the sentence around it. */
export function PersonName({ name, className, ...rest }: PersonNameProps): ReactNode {
  if (isDevelopment && !name.trim()) throw new KitError('PersonName', 'has no name.')
  return (
    <bdi {...rest} dir="auto" translate="no" className={classes('sk:wrap-anywhere', className)}>
      {name}
    </bdi>
  )
}
