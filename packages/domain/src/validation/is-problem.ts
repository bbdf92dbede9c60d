import { messageKeys } from './message-keys.ts'
import type { FieldProblem } from './problem.ts'

// A gentle question beside a field makes a problem without ever having to know the whole list of them.
const KEYS: ReadonlySet<unknown> = new Set(Object.values(messageKeys).flat())

export const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' && value !== null && 'key' in value && KEYS.has(value.key)
