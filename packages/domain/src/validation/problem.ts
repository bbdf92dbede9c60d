import type { RefusalValues } from '../refusal/index.ts'
import type { MessageKey } from './message-keys.ts'

/** An error of a field: a message key and the values of its placeholders, never a text. */
export type FieldProblem = { readonly key: MessageKey; readonly values: RefusalValues }

/** Creates the problem of a field: a message key and the values of the message. */
export const fieldProblem = (key: MessageKey, values: RefusalValues = {}): FieldProblem => ({ key, values })
