import { initials } from '@sakina/text'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { tintForName } from './tint.ts'

const disc = cva(
  'sk:inline-flex sk:items-center sk:justify-center sk:overflow-hidden sk:rounded-full sk:font-semibold sk:whitespace-nowrap sk:select-none sk:forced:border sk:forced:border-[CanvasText] sk:*:size-full',
  {
    variants: {
      size: {
        sm: 'sk:size-8 sk:text-caption',
        md: 'sk:size-11 sk:text-small',
        lg: 'sk:size-16 sk:text-lead',
        xl: 'sk:size-24 sk:text-heading',
      },
      tint: {
        primary: 'sk:bg-primary-soft sk:text-on-primary-soft',
        accent: 'sk:bg-accent-soft sk:text-on-accent-soft',
        info: 'sk:bg-info-soft sk:text-on-info-soft',
        success: 'sk:bg-success-soft sk:text-on-success-soft',
      },
    },
  },
)

const corner = cva(
  'sk:absolute sk:-end-1 sk:-bottom-0.5 sk:inline-flex sk:rounded-full sk:bg-surface sk:p-0.5',
  {
    variants: {
      size: {
        sm: 'sk:text-[0.75rem]',
        md: 'sk:text-[0.875rem]',
        lg: 'sk:text-[1.125rem]',
        xl: 'sk:text-[1.625rem]',
      },
    },
  },
)

/** A flag is wider than the disc, so both of its sides are cropped. */
const coin =
  'sk:flex sk:size-[1em] sk:justify-center sk:overflow-hidden sk:rounded-full sk:outline sk:-outline-offset-1 sk:outline-text/15 sk:*:h-[1em] sk:*:w-[1.5em] sk:*:max-w-none'

export interface AvatarProps extends RootProps {
  name: string
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** A drawn person (`<Portrait>`) that fills the disc in place of the initials. No photograph. */
  picture?: ReactNode
  /** A `<Flag>` at the lower corner. Name the country in words beside the avatar. */
  flag?: ReactNode
  /** Gives the avatar the name as its accessible name. Leave it out where the name stands beside it. */
  spoken?: boolean | undefined
}

/**
 * The initials of a person on a tinted disc, or a drawn portrait. The agency never shows photographs of
 * people.
 */
export function Avatar({
  name,
  size = 'md',
  picture,
  flag,
  spoken = false,
  className,
  ...rest
}: AvatarProps): ReactNode {
  requireName('Avatar', name)
  return (
    <span
      {...rest}
      className={classes('sk:relative sk:inline-flex sk:shrink-0', className)}
      {...(spoken ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <span aria-hidden dir="auto" className={disc({ size, tint: tintForName(name) })}>
        {picture ?? initials(name)}
      </span>
      {flag && (
        <span aria-hidden className={corner({ size })}>
          <span className={coin}>{flag}</span>
        </span>
      )}
    </span>
  )
}
