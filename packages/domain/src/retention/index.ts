export { keptSince, keptSinceDay, retention } from './retention.ts'
export type { RetentionKind } from './retention.ts'
