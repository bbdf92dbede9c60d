export { StatusBadge } from './status-badge.tsx'
export type { StatusBadgeProps, StatusLook } from './status-badge.tsx'
