export { ServiceTile, ServiceTileSkeleton } from './service-tile.tsx'
export type { ServiceTileProps } from './service-tile.tsx'
