import { isArabic } from '@sakina/text'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'

export interface PersonNameProps extends RootProps {
  /** The name as its owner writes it, in either script. */
  name: string
}

/** A name in its own text direction and, if its letters are Arabic, in an Arabic voice. */
export function PersonName({ name, className, ...rest }: PersonNameProps): ReactNode {
  if (isDevelopment && !name.trim()) throw new KitError('PersonName', 'has no name.')
  return (
    <bdi
      lang={isArabic(name) ? 'ar' : undefined}
      {...rest}
      dir="auto"
      translate="no"
      className={classes('sk:wrap-anywhere', className)}
    >
      {name}
    </bdi>
  )
}
