/** A button inside a field's box: a full touch target that reaches to the box's edge. */
export const innerButton =
  '-my-px -me-3.5 inline-flex min-h-touch min-w-touch shrink-0 cursor-pointer items-center justify-center self-stretch rounded-field border-0 bg-transparent text-text-muted hover:text-text focus-visible:-outline-offset-4 disabled:cursor-not-allowed'
