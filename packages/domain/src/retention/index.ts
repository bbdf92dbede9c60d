export { retentionCutoff, retentionCutoffDay, retentionRules } from './retention.ts'
export type { RetentionKind } from './retention.ts'
