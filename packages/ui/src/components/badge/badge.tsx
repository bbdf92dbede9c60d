import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { softTones } from '../../internal/tones.ts'

const badge = cva(
  'sk:inline-flex sk:w-fit sk:max-w-full sk:items-center sk:gap-1.5 sk:rounded-full sk:border sk:align-middle sk:font-semibold sk:wrap-anywhere sk:forced:border-[CanvasText] sk:print:border-transparent sk:print:px-0',
  {
    variants: {
      tone: {
        neutral: 'sk:border-border sk:bg-subtle sk:text-text',
        primary: 'sk:border-transparent sk:bg-primary-soft sk:text-on-primary-soft',
        accent: 'sk:border-transparent sk:bg-accent-soft sk:text-on-accent-soft',
        info: `sk:border-transparent ${softTones.info}`,
        success: `sk:border-transparent ${softTones.success}`,
        warning: `sk:border-transparent ${softTones.warning}`,
        danger: `sk:border-transparent ${softTones.danger}`,
      },
      size: { sm: 'sk:px-2 sk:text-caption', md: 'sk:px-3 sk:py-0.5 sk:text-small' },
    },
  },
)

export interface BadgeProps extends RootProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined
  size?: 'sm' | 'md' | undefined
  /** An icon before the text. */
  icon?: ReactNode
  /** The text: one to three words. */
  children: ReactNode
}

/** A short label on an item, such as "Most chosen". It is not interactive. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  icon,
  children,
  className,
  ...rest
}: BadgeProps): ReactNode {
  return (
    <span {...rest} className={badge({ tone, size, className })}>
      {icon && <span className="sk:inline-flex sk:shrink-0">{icon}</span>}
      <span className="sk:min-w-0">{children}</span>
    </span>
  )
}
