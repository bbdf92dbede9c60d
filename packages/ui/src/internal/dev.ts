// Bundlers replace this expression, so production builds drop every developer check.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

export const isDevelopment = process.env.NODE_ENV !== 'production'

/** A mistake of the calling code, said in development only. */
export class KitError extends Error {
  constructor(component: string, problem: string) {
    super(`<${component}>: ${problem}`)
    this.name = 'KitError'
  }
}

export function requireName(component: string, name: string | undefined): void {
  if (isDevelopment && !name?.trim())
    throw new KitError(component, 'has no accessible name. Pass a `label` that says what it is.')
}
