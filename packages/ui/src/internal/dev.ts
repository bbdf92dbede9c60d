import type { ReactNode } from 'react'

// Bundlers replace this expression, so production builds drop all developer checks.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Whether the code runs in development. */
export const isDevelopment = process.env.NODE_ENV !== 'production'

/** An error in the code that uses the kit. Most checks run in development only. */
export class KitError extends Error {
  constructor(component: string, problem: string) {
    super(`<${component}>: ${problem}`)
    this.name = 'KitError'
  }
}

const isEmpty = (name: ReactNode): boolean =>
  typeof name === 'string' ? !name.trim() : name === undefined || name === null || typeof name === 'boolean'

/** Throws an error in development if a component has no accessible name. */
export function requireName(component: string, name: ReactNode): void {
  if (isDevelopment && isEmpty(name))
    throw new KitError(component, 'has no accessible name. Pass a `label` that says what it is.')
}

const renamed = new Set<string>()

/** Warns a developer once that a prop has another name. The old one works until the next release. */
export function warnRenamed(component: string, from: string, to: string): void {
  if (!isDevelopment || renamed.has(component + from)) return
  renamed.add(component + from)
  console.warn(`<${component}>: \`${from}\` is called \`${to}\`. The next release drops the old name.`)
}
