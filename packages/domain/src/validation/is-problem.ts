import { messageKeys } from './message-keys.ts'
import type { FieldProblem } from './problem.ts'

// In a separate module, so that a warning beside a field can check for a problem without loading every
// message key.
const KEYS: ReadonlySet<unknown> = new Set(Object.values(messageKeys).flat())

export const isFieldProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'key' in value && KEYS.has(value.key)
