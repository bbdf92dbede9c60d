import { cva } from 'class-variance-authority'
import { isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const button = cva(
  'group/button relative inline-flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 rounded-field border text-center font-semibold text-balance no-underline transition-[background-color,color,opacity] select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed forced:border-[ButtonText]',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary not-disabled:hover:bg-primary-hover',
        secondary:
          'border-field-border bg-surface text-primary not-disabled:hover:bg-primary-soft not-disabled:hover:text-on-primary-soft',
        quiet:
          'border-transparent bg-transparent text-primary not-disabled:hover:bg-primary-soft not-disabled:hover:text-on-primary-soft',
        danger: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-hover',
      },
      size: {
        md: 'px-5 py-2 text-body',
        lg: 'min-h-13 px-7 py-2.5 text-lead',
        sm: 'px-3.5 py-1.5 text-small',
      },
      width: { content: '', full: 'w-full' },
    },
  },
)

const spinner =
  'absolute inset-0 m-auto size-[1.25em] rounded-full border-2 border-current border-e-transparent motion-safe:animate-[sk-spin_0.8s_linear_infinite]'

// The system's colours would close the gap of the ring; a filled button keeps its own
const emptyGap = 'forced:border-e-[ButtonFace]'
const isFilled = { primary: true, danger: true, secondary: false, quiet: false } as const

type NativeProps = Omit<ComponentProps<'button'>, 'children' | 'type'>

export interface ButtonProps extends NativeProps {
  /** One primary on a screen; secondary beside it; quiet for what may be left undone; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `full` takes the whole row. */
  width?: 'content' | 'full' | undefined
  /** `button` unless said: a form is sent by `submit` alone. */
  type?: 'button' | 'submit' | 'reset' | undefined
  /** The act is under way: width and focus stay, another press does nothing. */
  loading?: boolean | undefined
  /** Drawn before the text, in reading direction. */
  icon?: ReactNode
  /** Drawn after the text. */
  iconEnd?: ReactNode
  /** Gives its looks to the one element inside, such as a router's link. */
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
  const content = (text: ReactNode): ReactNode => (
    <>
      {loading && <span aria-hidden className={classes(spinner, isFilled[variant] ? '' : emptyGap)} />}
      <span className={loading ? 'contents *:opacity-0' : 'contents'}>
        {icon && <span className="inline-flex">{icon}</span>}
        <span>{text}</span>
        {iconEnd && <span className="inline-flex">{iconEnd}</span>}
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
      // Not `disabled`: that would drop the focus of someone who has just pressed it.
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {})}
    >
      {content(children)}
    </button>
  )
}

const isElement = (node: ReactNode): node is SlotElement => isValidElement(node)
