import type { Bilingual } from './texts-in-toolbar-language.ts'
import type { KeyboardTable } from './keyboard.ts'

/** When a component is the right choice, and which one to use otherwise. */
export interface UsageChoice {
  readonly when: Bilingual<string>
  /** `use` is an entry: `alert-dialog`. */
  readonly instead: readonly { readonly if: Bilingual<string>; readonly use: string }[]
}

/** A part of a component: its position in the example, its name, and its tokens. */
export interface AnatomyPart {
  /** A selector within the example. */
  readonly at: string
  readonly name: Bilingual<string>
  /** The token names without `--sk-`: `radius-card`. */
  readonly tokens: readonly string[]
}

/** The parts of a component and the story that shows them. */
export interface Anatomy {
  /** The export name of the story that shows the parts. */
  readonly story: string
  readonly parts: readonly AnatomyPart[]
}

/**
 * The content of the docs page of a component, besides its stories. One file for each component:
 * `<name>.meta.ts`.
 */
export interface ComponentMeta {
  readonly kit: 'component'
  /** The name that designers use: `نافذة`. */
  readonly arabicName: string
  readonly status: 'stable' | 'beta'
  /**
   * The date and the methods of the last accessibility review. Only list methods that were really used; what a
   * screen reader said is in `spoken.json`.
   */
  readonly reviewed: {
    readonly on: string
    readonly how: readonly ('axe' | 'keyboard' | 'forced-colors' | 'screen-reader')[]
  }
  readonly purpose: Bilingual<string>
  /** For a component that can be confused with similar ones. */
  readonly choice?: UsageChoice
  readonly anatomy?: Anatomy
  readonly do: readonly Bilingual<string>[]
  readonly dont: readonly Bilingual<string>[]
  readonly accessibility: readonly Bilingual<string>[]
  readonly keys?: KeyboardTable
  /** True if it renders in a React server component without becoming client code. */
  readonly server: boolean
  /** The size limit of the entry point, in kB gzip without React. */
  readonly budget: number
}

/** Returns the description of a component for its documentation. */
export const describeComponent = (meta: Omit<ComponentMeta, 'kit'>): ComponentMeta => ({
  kit: 'component',
  ...meta,
})

export const isComponentMeta = (value: unknown): value is ComponentMeta =>
  typeof value === 'object' && value !== null && 'kit' in value && value.kit === 'component'
