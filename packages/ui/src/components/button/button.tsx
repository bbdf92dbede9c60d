import { cva } from 'class-variance-authority'
import { isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const button = cva(
  'sk:group/button sk:relative sk:inline-flex sk:min-w-touch sk:cursor-pointer sk:items-center sk:justify-center sk:gap-2 sk:rounded-field sk:border sk:text-center sk:font-semibold sk:text-balance sk:no-underline sk:transition-[background-color,color,opacity] sk:select-none sk:disabled:cursor-not-allowed sk:disabled:opacity-55 sk:aria-disabled:cursor-not-allowed sk:forced:border-[ButtonText]',
  {
    variants: {
      variant: {
        primary: 'sk:border-transparent sk:bg-action sk:text-on-action sk:not-disabled:hover:bg-action-hover',
        secondary:
          'sk:border-field-border sk:bg-surface sk:text-primary sk:not-disabled:hover:bg-primary-soft sk:not-disabled:hover:text-on-primary-soft',
        quiet:
          'sk:border-transparent sk:bg-transparent sk:text-primary sk:not-disabled:hover:bg-primary-soft sk:not-disabled:hover:text-on-primary-soft',
        danger: 'sk:border-transparent sk:bg-danger sk:text-on-danger sk:not-disabled:hover:bg-danger-hover',
      },
      size: {
        md: 'sk:min-h-touch sk:px-5 sk:py-2 sk:text-body',
        lg: 'sk:min-h-13 sk:px-7 sk:py-2.5 sk:text-lead',
        sm: 'sk:min-h-touch sk:px-3.5 sk:py-1.5 sk:text-small',
      },
      width: { content: '', full: 'sk:w-full' },
    },
  },
)

const spinner =
  'sk:absolute sk:inset-0 sk:m-auto sk:size-[1.25em] sk:rounded-full sk:border-2 sk:border-current sk:border-e-transparent sk:motion-safe:animate-[sk-spin_0.8s_linear_infinite]'

// The ring of the spinner has a gap, a transparent part of its border. Forced colors would paint it
// like the rest, so the gap gets the colour of the button. Filled buttons do not need that.
const emptyGap = 'sk:forced:border-e-[ButtonFace]'
const isFilled = { primary: true, danger: true, secondary: false, quiet: false } as const

type NativeProps = Omit<ComponentProps<'button'>, 'children' | 'type'>

export interface ButtonProps extends NativeProps {
  /**
   * Use one `primary` button on a screen, `secondary` beside it, `quiet` for optional actions, and `danger`
   * for actions that cannot be undone.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `full` takes the whole row. */
  width?: 'content' | 'full' | undefined
  /** Defaults to `button`, so that only an explicit `submit` sends a form. */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** True while the action is running. The button keeps its width and focus and ignores further presses. */
  loading?: boolean | undefined
  /** An icon before the text, in reading direction. */
  icon?: ReactNode
  /** An icon after the text. */
  iconEnd?: ReactNode
  /** Applies the style to the one child element, such as a router's link. */
  asChild?: boolean | undefined
  children: ReactNode
}

const saysSomething = (children: ReactNode): boolean =>
  isValidElement(children) ||
  Array.isArray(children) ||
  (children !== null && children !== undefined && children !== '' && typeof children !== 'boolean')

const swallow = (event: MouseEvent): void => {
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  variant = 'primary',
  size = 'md',
  width = 'content',
  type = 'button',
  loading = false,
  icon,
  iconEnd,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  if (isDevelopment && !saysSomething(children) && !rest['aria-label'] && !rest['aria-labelledby'])
    throw new KitError('Button', 'has no text. Say what it does, or use IconButton with a `label`.')
  const looks = button({ variant, size, width, className })
  const content = (text: ReactNode): ReactNode =>
    typeof text === 'string' && !loading && !icon && !iconEnd ? (
      text
    ) : (
      <>
        {loading && <span aria-hidden className={classes(spinner, isFilled[variant] ? '' : emptyGap)} />}
        <span className={loading ? 'sk:contents sk:*:opacity-0' : 'sk:contents'}>
          {icon && <span className="sk:inline-flex">{icon}</span>}
          <span>{text}</span>
          {iconEnd && <span className="sk:inline-flex">{iconEnd}</span>}
        </span>
      </>
    )
  if (asChild) {
    if (!isElement(children)) {
      if (isDevelopment) throw new KitError('Button', '`asChild` wants exactly one element inside.')
      return null
    }
    return fillSlot(children, looks, content(children.props.children), rest)
  }
  return (
    <button
      {...rest}
      type={type}
      className={looks}
      // `disabled` would remove focus from the button that was just pressed.
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {})}
    >
      {content(children)}
    </button>
  )
}

const isElement = (node: ReactNode): node is SlotElement => isValidElement(node)
