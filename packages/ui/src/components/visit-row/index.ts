export { VisitRow, VisitRowSkeleton } from './visit-row.tsx'
export type { VisitRowProps, VisitRowVisit } from './visit-row.tsx'
