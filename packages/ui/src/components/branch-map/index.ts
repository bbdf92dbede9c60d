export { BranchMap } from './branch-map.tsx'
export type { BranchMapBranch, BranchMapProps } from './branch-map.tsx'
