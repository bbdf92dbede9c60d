import { cva } from 'class-variance-authority'

/** The box of a checkbox and the ring of a radio: one look, one size, in line with the first line of the label. */
export const mark = cva(
  'peer absolute inset-0 m-0 size-full cursor-pointer appearance-none border-2 border-field-border bg-surface transition-colors not-disabled:hover:border-primary checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:bg-subtle disabled:opacity-60 disabled:checked:border-field-border disabled:checked:bg-field-border aria-invalid:border-danger forced:border-[CanvasText] forced:checked:bg-[Highlight]',
  {
    variants: {
      shape: {
        // Radios of which none is chosen are indeterminate too.
        square:
          'rounded-small indeterminate:border-primary indeterminate:bg-primary forced:indeterminate:bg-[Highlight]',
        round: 'rounded-full',
      },
    },
  },
)

export const markPlace = 'relative mt-[calc((1lh-1.375rem)/2)] inline-flex size-5.5 shrink-0'
/** Shown and hidden by opacity: `display` belongs to what stands in it, an icon sets its own. */
export const markSign =
  'pointer-events-none absolute inset-0 m-auto opacity-0 text-on-primary peer-disabled:text-surface forced:text-[HighlightText]'
