import { cva } from 'class-variance-authority'

/** The box of every control one types into or chooses from, so that they line up in a form. */
export const controlBox = cva(
  'flex min-h-touch w-full min-w-0 items-center rounded-field border bg-surface text-body text-text transition-[border-color] has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-focus has-[:disabled:not(option)]:cursor-not-allowed has-[:disabled:not(option)]:bg-subtle has-[:disabled:not(option)]:text-text-muted has-[:is(input,textarea):read-only]:bg-subtle',
  {
    variants: {
      invalid: { true: 'border-danger', false: 'border-field-border has-[:enabled:hover]:border-text-muted' },
      /** Flush: what stands inside reaches the edges and keeps its own distance. */
      flush: { true: '', false: 'gap-2 px-3.5' },
    },
    defaultVariants: { flush: false },
  },
)

export const controlInput =
  'min-w-0 flex-1 self-stretch border-0 bg-transparent py-2 text-inherit outline-none placeholder:text-text-muted disabled:cursor-not-allowed'
