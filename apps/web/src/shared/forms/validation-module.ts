/**
 * The validation schemas and their library are a quarter of a page with a form, and nothing needs them
 * before typing. They load after the form is shown, and then stay.
 */
let coming: Promise<ValidationRules> | undefined
let here: ValidationRules | undefined

export type ValidationRules = typeof import('./all-rules.ts')

export const loadedRules = (): ValidationRules | undefined => here

export function loadRules(): Promise<ValidationRules> {
  // Imports a local module instead of the package, whose import would include all of it.
  coming ??= import('./all-rules.ts').then(
    (found) => {
      here = found
      return found
    },
    (error: unknown) => {
      // After a lost connection the next call tries again.
      coming = undefined
      throw error
    },
  )
  return coming
}
