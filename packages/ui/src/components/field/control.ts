import { cva } from 'class-variance-authority'

export interface ControlBoxLooks {
  /** Whether the field has an error. */
  invalid: boolean
  /** True if the content reaches the edges of the box and has its own padding. */
  flush?: boolean | undefined
}

/** The box around every text or choice control, so that controls line up in a form. */
export const controlBox: (looks: ControlBoxLooks) => string = cva(
  'sk:flex sk:min-h-touch sk:w-full sk:min-w-0 sk:items-center sk:rounded-field sk:border sk:bg-surface sk:text-body sk:text-text sk:transition-[border-color] sk:has-[:focus-visible]:outline-2 sk:has-[:focus-visible]:outline-offset-1 sk:has-[:focus-visible]:outline-focus sk:has-[:disabled:not(option)]:cursor-not-allowed sk:has-[:disabled:not(option)]:bg-subtle sk:has-[:disabled:not(option)]:text-text-muted sk:has-[:is(input,textarea):read-only]:bg-subtle sk:forced:has-[:disabled:not(option)]:border-[GrayText] sk:forced:has-[:disabled:not(option)]:text-[GrayText]',
  {
    variants: {
      invalid: {
        true: 'sk:border-danger',
        false: 'sk:border-field-border sk:has-[:enabled:hover]:border-text-muted',
      },
      flush: { true: '', false: 'sk:gap-2 sk:px-3.5' },
    },
    defaultVariants: { flush: false },
  },
)

/** The CSS classes of the input inside a field. */
export const controlInput: string =
  'sk:min-w-0 sk:flex-1 sk:self-stretch sk:border-0 sk:bg-transparent sk:py-2 sk:text-inherit sk:outline-none sk:placeholder:text-text-muted sk:disabled:cursor-not-allowed'
