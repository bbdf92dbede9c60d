/**
 * The validation schemas and their library make up a quarter of the code of a page with a form, and
 * nothing needs them before typing. They load after the form is shown, and then stay loaded.
 */
let coming: Promise<ValidationRules> | undefined
let here: ValidationRules | undefined

/** The validation rules of the domain, which load after the form. */
export type ValidationRules = typeof import('./all-rules.ts')

/** Returns the validation rules if they have loaded. */
export const getLoadedValidationRules = (): ValidationRules | undefined => here

/** Loads the validation rules once; after a failed load the next call tries again. */
export function loadValidationRules(): Promise<ValidationRules> {
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
