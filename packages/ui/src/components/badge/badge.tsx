import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RootProps } from '../../internal/root-props.ts'
import { softTones } from '../../internal/tones.ts'

const badge = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full border align-middle font-semibold wrap-anywhere forced:border-[CanvasText] print:border-transparent print:px-0',
  {
    variants: {
      tone: {
        neutral: 'border-border bg-subtle text-text',
        primary: 'border-transparent bg-primary-soft text-on-primary-soft',
        accent: 'border-transparent bg-accent-soft text-on-accent-soft',
        info: `border-transparent ${softTones.info}`,
        success: `border-transparent ${softTones.success}`,
        warning: `border-transparent ${softTones.warning}`,
        danger: `border-transparent ${softTones.danger}`,
      },
      size: { sm: 'px-2 text-caption', md: 'px-3 py-0.5 text-small' },
    },
  },
)

export interface BadgeProps extends RootProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | undefined
  size?: 'sm' | 'md' | undefined
  /** Before the word. */
  icon?: ReactNode
  /** One to three words. */
  children: ReactNode
}

/** A short remark on a thing, such as “Most chosen”. It is no button. */
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
      {icon && <span className="inline-flex shrink-0">{icon}</span>}
      <span className="min-w-0">{children}</span>
    </span>
  )
}
