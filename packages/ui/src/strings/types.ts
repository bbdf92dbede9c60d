import type { ar } from './ar.ts'

/**
 * The forms of a counted noun. Arabic has all six; a language leaves out those that it does not
 * have.
 */
export type Plural = {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { other: string }
      ? Plural
      : Words<T[K]>
}
type Some<T> = { readonly [K in keyof T]?: T[K] extends string | Plural ? T[K] : Some<T[K]> }

/** The Arabic catalogue defines the keys; every language has exactly these. */
export type KitStrings = Words<typeof ar>
/**
 * The sections of the components in use. In development a component whose section is missing throws
 * an error that names the section.
 */
export type KitStringSections = { readonly [Section in keyof KitStrings]?: KitStrings[Section] }
/** The strings of the kit that an app replaces with its own wording. */
export type KitStringOverrides = Some<KitStrings>
