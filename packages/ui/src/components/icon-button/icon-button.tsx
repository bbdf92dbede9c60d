import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const iconButton = cva(
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center border no-underline transition-[background-color,color,opacity] select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 forced:border-[ButtonText] forced:aria-pressed:outline-2 forced:aria-pressed:-outline-offset-4',
  {
    variants: {
      variant: {
        quiet:
          'border-transparent bg-transparent text-text-muted not-disabled:hover:bg-subtle not-disabled:hover:text-text aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft',
        secondary:
          'border-field-border bg-surface text-primary not-disabled:hover:bg-primary-soft not-disabled:hover:text-on-primary-soft aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft',
        primary: 'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover',
        danger:
          'border-transparent bg-transparent text-danger not-disabled:hover:bg-danger-soft not-disabled:hover:text-on-danger-soft',
      },
      size: { md: 'min-h-touch min-w-touch text-[1.25rem]', lg: 'min-h-13 min-w-13 text-[1.5rem]' },
      shape: { field: 'rounded-field', round: 'rounded-full' },
    },
  },
)

type NativeProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'>

export interface IconButtonProps extends NativeProps {
  /** What it does, said to assistive technology: the icon has no words. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger' | undefined
  size?: 'md' | 'lg' | undefined
  /** `round` beside round things, such as the arrows of a carousel. */
  shape?: 'field' | 'round' | undefined
  /** `button` unless said. */
  type?: 'button' | 'submit' | undefined
  /** On or off, for a button that stays pressed; the label stays the same. For quiet and secondary ones. */
  pressed?: boolean | undefined
  /** Gives its looks to an `<a>` or a router's link. */
  link?: SlotElement | undefined
}

/** A button whose only content is an icon everyone knows. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'md',
  shape = 'field',
  type = 'button',
  pressed,
  link,
  className,
  ...rest
}: IconButtonProps): ReactNode {
  requireName('IconButton', label)
  if (isDevelopment && pressed !== undefined && variant !== 'quiet' && variant !== 'secondary')
    throw new KitError('IconButton', 'shows `pressed` only when quiet or secondary.')
  const looks = iconButton({ variant, size, shape, className })
  if (link) return fillSlot(link, looks, icon, { ...rest, 'aria-label': label })
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      aria-pressed={pressed}
      className={looks}
    >
      {icon}
    </button>
  )
}
