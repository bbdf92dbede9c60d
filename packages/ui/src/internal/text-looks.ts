/** The sizes of the type scale, each with its line height. */
export const textSizes = {
  caption: 'sk:text-caption',
  small: 'sk:text-small',
  body: 'sk:text-body',
  lead: 'sk:text-lead',
  title: 'sk:text-title',
  price: 'sk:text-price',
  heading: 'sk:text-heading',
  display: 'sk:text-display',
} as const

/** The text colours with enough contrast on the page, on a surface and on a subtle background. */
export const textTones = {
  default: 'sk:text-text',
  muted: 'sk:text-text-muted',
  primary: 'sk:text-primary',
  success: 'sk:text-success',
  warning: 'sk:text-warning',
  danger: 'sk:text-danger',
  info: 'sk:text-info',
  inherit: 'sk:text-inherit',
} as const

/** The CSS class of each font weight. */
export const textWeights = {
  regular: 'sk:font-normal',
  semibold: 'sk:font-semibold',
  bold: 'sk:font-bold',
} as const

/** The CSS class of each text alignment. */
export const textAligns = {
  start: 'sk:text-start',
  center: 'sk:text-center',
  end: 'sk:text-end',
} as const
