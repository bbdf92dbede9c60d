import { messageKeys } from './message-keys.ts'
import type { FieldProblem } from './problem.ts'

// This module is separate from problem.ts, so that a module that only creates problems does not
// load all message keys.
const KEYS: ReadonlySet<unknown> = new Set(Object.values(messageKeys).flat())

/** Tells whether a value is the problem of a field. */
export const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'key' in value && KEYS.has(value.key)
