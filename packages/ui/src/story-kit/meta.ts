import type { Both } from './both-languages.ts'
import type { KeyTable } from './keyboard.ts'

/** When a component is the right one, and which one is where it is not. */
export interface Choice {
  readonly when: Both<string>
  /** `use` is an entry: `alert-dialog`. */
  readonly instead: readonly { readonly if: Both<string>; readonly use: string }[]
}

/** One part of a component: where it is in its example, what it is called, and the tokens it is drawn with. */
export interface Part {
  /** A selector within the example. */
  readonly at: string
  readonly name: Both<string>
  /** Without `--sk-`: `radius-card`. */
  readonly tokens: readonly string[]
}

export interface Anatomy {
  /** The story whose parts are shown: the name of its export. */
  readonly story: string
  readonly parts: readonly Part[]
}

/** What a component's docs page says beside its stories. One file per component: `<name>.meta.ts`. */
export interface ComponentMeta {
  readonly kit: 'component'
  /** What a designer calls it: `نافذة`. */
  readonly arabicName: string
  readonly status: 'stable' | 'beta'
  /** The day someone last reviewed its accessibility, and how. Only name what was really done. */
  readonly reviewed: {
    readonly on: string
    readonly how: readonly ('axe' | 'keyboard' | 'forced-colors' | 'screen-reader')[]
  }
  readonly purpose: Both<string>
  /** Of a component that has neighbours one could take it for. */
  readonly choice?: Choice
  readonly anatomy?: Anatomy
  readonly do: readonly Both<string>[]
  readonly dont: readonly Both<string>[]
  readonly accessibility: readonly Both<string>[]
  readonly keys?: KeyTable
  /** Renders in a React server component without becoming client code. */
  readonly server: boolean
  /** Most the entry point may weigh, in kB gzip without React. */
  readonly budget: number
}

export const describeComponent = (meta: Omit<ComponentMeta, 'kit'>): ComponentMeta => ({
  kit: 'component',
  ...meta,
})

export const isComponentMeta = (value: unknown): value is ComponentMeta =>
  typeof value === 'object' && value !== null && 'kit' in value && value.kit === 'component'
