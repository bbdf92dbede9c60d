import type { ar } from './ar.ts'

/** Arabic needs all six; a language without a form leaves it out. */
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

/** The Arabic catalogue is the model: what it lacks does not exist, what it has every language has. */
export type KitStrings = Words<typeof ar>
/** Only the sections of the components an app uses; in development, asking for another says its name. */
export type KitStringSections = { readonly [Section in keyof KitStrings]?: KitStrings[Section] }
/** Any part of the catalogue, to say something in the words of one app. */
export type KitStringOverrides = Some<KitStrings>
