import type { RefusalValues } from '../refusal/index.ts'
import type { MessageKey } from './message-keys.ts'

/** What is wrong with a field: a key and what its sentence is filled with, never a text. */
export type FieldProblem = { readonly key: MessageKey; readonly values: RefusalValues }

export const problem = (key: MessageKey, values: RefusalValues = {}): FieldProblem => ({ key, values })
