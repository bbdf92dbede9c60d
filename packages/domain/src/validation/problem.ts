import type { RefusalValues } from '../refusal/index.ts'
import { messageKeys } from './message-keys.ts'
import type { MessageKey } from './message-keys.ts'

/** What is wrong with a field: a key and what its sentence is filled with, never a text. */
export type FieldProblem = { readonly key: MessageKey; readonly values: RefusalValues }

const KEYS: ReadonlySet<unknown> = new Set(Object.values(messageKeys).flat())

export const problem = (key: MessageKey, values: RefusalValues = {}): FieldProblem => ({ key, values })

export const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'key' in value && KEYS.has(value.key)
