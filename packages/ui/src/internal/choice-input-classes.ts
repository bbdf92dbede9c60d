import { cva } from 'class-variance-authority'

/** The style of the native input of a checkbox or a radio: the same colours and size for both. */
export const choiceInputClasses = cva(
  'sk:peer sk:absolute sk:inset-0 sk:m-0 sk:size-full sk:cursor-pointer sk:appearance-none sk:border-2 sk:border-field-border sk:bg-surface sk:transition-colors sk:not-disabled:hover:border-primary sk:checked:border-primary sk:checked:bg-primary sk:disabled:cursor-not-allowed sk:disabled:bg-subtle sk:disabled:opacity-60 sk:disabled:checked:border-field-border sk:disabled:checked:bg-field-border sk:aria-invalid:border-danger sk:forced:border-[CanvasText] sk:forced:checked:bg-[Highlight]',
  {
    variants: {
      shape: {
        // Only a checkbox has this style, because `:indeterminate` also matches radios while none
        // is selected.
        square:
          'sk:rounded-small sk:indeterminate:border-primary sk:indeterminate:bg-primary sk:disabled:indeterminate:border-field-border sk:disabled:indeterminate:bg-field-border sk:forced:indeterminate:bg-[Highlight]',
        round: 'sk:rounded-full',
      },
    },
  },
)

/**
 * The style of the element around the input and its mark, aligned with the first line of the label.
 */
export const choiceInputBoxClasses =
  'sk:relative sk:mt-[calc((1lh-1.375rem)/2)] sk:inline-flex sk:size-5.5 sk:shrink-0'
/** The mark inside the box. It is hidden by opacity, because the icon sets its own `display`. */
export const choiceInputMarkClasses =
  'sk:pointer-events-none sk:absolute sk:inset-0 sk:m-auto sk:opacity-0 sk:text-on-primary sk:peer-disabled:text-surface sk:forced:text-[HighlightText]'
