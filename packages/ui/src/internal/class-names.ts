/** Joins class names and omits empty ones. */
export const classes = (...names: (string | undefined | false | null)[]): string =>
  names.filter(Boolean).join(' ')
