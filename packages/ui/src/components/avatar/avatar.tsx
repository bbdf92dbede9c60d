import { initials } from '@sakina/text'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { tintOf } from './tint.ts'

const disc = cva(
  'inline-flex items-center justify-center rounded-full font-semibold whitespace-nowrap select-none forced:border forced:border-[CanvasText]',
  {
    variants: {
      size: {
        sm: 'size-8 text-caption',
        md: 'size-11 text-small',
        lg: 'size-16 text-lead',
        xl: 'size-24 text-heading',
      },
      tint: {
        primary: 'bg-primary-soft text-on-primary-soft',
        accent: 'bg-accent-soft text-on-accent-soft',
        info: 'bg-info-soft text-on-info-soft',
        success: 'bg-success-soft text-on-success-soft',
      },
    },
  },
)

const corner = cva(
  'absolute -end-1 bottom-0 inline-flex rounded-small bg-surface p-0.5 *:h-[1em] *:w-[1.5em]',
  {
    variants: {
      size: { sm: 'text-[0.5rem]', md: 'text-[0.625rem]', lg: 'text-[0.875rem]', xl: 'text-[1.25rem]' },
    },
  },
)

export interface AvatarProps extends RootProps {
  name: string
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** A `<Flag>` at the lower corner. Name the country in words beside the avatar. */
  flag?: ReactNode
  /** Says the name to assistive technology. Leave out beside the name itself. */
  spoken?: boolean | undefined
}

/** A person's initials on a soft tint: the agency shows no photos of people. */
export function Avatar({
  name,
  size = 'md',
  flag,
  spoken = false,
  className,
  ...rest
}: AvatarProps): ReactNode {
  requireName('Avatar', name)
  return (
    <span
      {...rest}
      className={classes('relative inline-flex shrink-0', className)}
      {...(spoken ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      <span aria-hidden dir="auto" className={disc({ size, tint: tintOf(name) })}>
        {initials(name)}
      </span>
      {flag && (
        <span aria-hidden className={corner({ size })}>
          {flag}
        </span>
      )}
    </span>
  )
}
