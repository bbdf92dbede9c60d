export { KeyValueList, KeyValueListSkeleton } from './key-value-list.tsx'
export type { KeyValue, KeyValueListProps, KeyValueListSkeletonProps } from './key-value-list.tsx'
