export { SegmentedControl } from './segmented-control.tsx'
export type { SegmentedControlOption, SegmentedControlProps } from './segmented-control.tsx'
