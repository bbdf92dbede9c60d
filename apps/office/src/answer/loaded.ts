import type { ApiError, Id } from '@sakina/api-client/client'

import type { Fact } from '../shared/facts.tsx'
import type { useText } from '../shared/text.ts'
import type { Act } from './act.ts'

/** A record as every screen of the office shows it. */
export type RecordView = {
  readonly id: Id
  /** The printed number; empty for a notice, which has none. */
  readonly number: string
  readonly customer: { readonly id: Id | null; readonly name: string; readonly phone: string } | null
  readonly branch: { readonly name: string } | null
  readonly facts: readonly Fact[]
  readonly acts: readonly Act[]
}

/** The answer of the server about a record, as it is shown. */
export type Loaded = {
  readonly shown: RecordView | undefined
  readonly error: ApiError | undefined
  readonly isValidating: boolean
  readonly mutate: () => Promise<unknown>
}

export type Show<Entity> = (record: Entity, t: ReturnType<typeof useText>) => RecordView
