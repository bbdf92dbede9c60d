/** The style of a button inside the box of a field: a full touch target up to the edge. */
export const innerButtonClass =
  'sk:-my-px sk:-me-3.5 sk:inline-flex sk:min-h-touch sk:min-w-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:self-stretch sk:rounded-field sk:border-0 sk:bg-transparent sk:text-text-muted sk:hover:text-text sk:focus-visible:-outline-offset-4 sk:disabled:cursor-not-allowed'
