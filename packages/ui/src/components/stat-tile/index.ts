export { StatTile, StatTileSkeleton } from './stat-tile.tsx'
export type { StatTileProps } from './stat-tile.tsx'
