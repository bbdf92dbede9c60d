export { KingdomMap } from './kingdom-map.tsx'
export type { MapMarker } from './kingdom-map.tsx'
export { mapSize, projectToMap } from './project.ts'
export type { MapPoint } from './project.ts'
