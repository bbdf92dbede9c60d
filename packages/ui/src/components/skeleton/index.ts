export { Skeleton, SkeletonGroup } from './skeleton.tsx'
export type { SkeletonGroupProps, SkeletonProps } from './skeleton.tsx'
