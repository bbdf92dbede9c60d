import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const iconButton = cva(
  'sk:relative sk:inline-flex sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:border sk:no-underline sk:transition-[background-color,color,opacity] sk:select-none sk:disabled:cursor-not-allowed sk:disabled:opacity-55 sk:aria-disabled:cursor-not-allowed sk:aria-disabled:opacity-55 sk:forced:border-[ButtonText] sk:forced:aria-pressed:outline-2 sk:forced:aria-pressed:-outline-offset-4',
  {
    variants: {
      variant: {
        quiet:
          'sk:border-transparent sk:bg-transparent sk:text-text-muted sk:not-disabled:hover:bg-subtle sk:not-disabled:hover:text-text sk:aria-pressed:bg-primary-soft sk:aria-pressed:text-on-primary-soft',
        secondary:
          'sk:border-field-border sk:bg-surface sk:text-primary sk:not-disabled:hover:bg-primary-soft sk:not-disabled:hover:text-on-primary-soft sk:aria-pressed:bg-primary-soft sk:aria-pressed:text-on-primary-soft',
        primary: 'sk:border-transparent sk:bg-action sk:text-on-action sk:not-disabled:hover:bg-action-hover',
        danger:
          'sk:border-transparent sk:bg-transparent sk:text-danger sk:not-disabled:hover:bg-danger-soft sk:not-disabled:hover:text-on-danger-soft',
      },
      size: {
        md: 'sk:min-h-touch sk:min-w-touch sk:text-[1.25rem]',
        lg: 'sk:min-h-13 sk:min-w-13 sk:text-[1.5rem]',
      },
      shape: { field: 'sk:rounded-field', round: 'sk:rounded-full' },
    },
  },
)

type NativeProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'>

export interface IconButtonProps extends NativeProps {
  /** The accessible name, since an icon has no text: what the button does. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'secondary' | 'primary' | 'danger' | undefined
  size?: 'md' | 'lg' | undefined
  /** `round` suits round neighbours, such as the arrows of a carousel. */
  shape?: 'field' | 'round' | undefined
  /** Defaults to `button`. */
  type?: 'button' | 'submit' | undefined
  /**
   * Makes it a toggle button. The label stays the same in both states. For quiet and secondary buttons
   * only.
   */
  pressed?: boolean | undefined
  /** Applies the style to an `<a>` or a router's link. */
  link?: SlotElement | undefined
}

/** A button with only an icon. Use an icon that everyone knows. */
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
