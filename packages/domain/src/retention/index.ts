export { retentionCutoff, retentionCutoffDay, retention } from './retention.ts'
export type { RetentionKind } from './retention.ts'
