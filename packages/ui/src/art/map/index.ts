export { KingdomMap } from './kingdom-map.tsx'
export type { MapMarker } from './kingdom-map.tsx'
export { mapSize, project } from './project.ts'
export type { MapPoint } from './project.ts'
