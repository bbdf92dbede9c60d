export { CardTile, CardTileSkeleton } from './card-tile.tsx'
export type { CardTileCard, CardTileProps } from './card-tile.tsx'
