/** The gaps between elements, from 4 to 32 px. */
export const gapClasses = {
  none: '',
  xs: 'sk:gap-1',
  sm: 'sk:gap-2',
  md: 'sk:gap-3',
  lg: 'sk:gap-4',
  xl: 'sk:gap-6',
  '2xl': 'sk:gap-8',
} as const
