/** Joins class names; what is absent is left out. */
export const classes = (...names: (string | undefined | false | null)[]): string =>
  names.filter(Boolean).join(' ')
