export { ErrorSummary } from './error-summary.tsx'
export type { ErrorSummaryProps, FieldProblem } from './error-summary.tsx'
