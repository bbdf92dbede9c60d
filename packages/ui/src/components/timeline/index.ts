export { Timeline, TimelineSkeleton } from './timeline.tsx'
export type { TimelineItem, TimelineProps, TimelineSkeletonProps } from './timeline.tsx'
