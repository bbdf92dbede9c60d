export { DashboardTiles } from './dashboard-tiles.tsx'
export type { DashboardTile, DashboardTilesProps } from './dashboard-tiles.tsx'
