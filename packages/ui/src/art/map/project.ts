export interface MapPoint {
  x: number
  y: number
}

/** The drawing's own measure; a point divided by it is the share of the way across or down, for overlays. */
export const mapSize = { width: 480, height: 400 } as const

// Equirectangular about 24° N: at this size indistinguishable from the conic of an atlas, and one line of
// arithmetic that a page may do for every branch.
const pixelsPerDegree = 23
const west = 34.57
const north = 32.16
const squeeze = Math.cos((24 * Math.PI) / 180)
const margin = 14

/** Where a place lies on the drawn map, or `null` when it is not a place within the map's frame. */
export function project(lat: number, lng: number): MapPoint | null {
  const x = margin + (lng - west) * squeeze * pixelsPerDegree
  const y = margin + (north - lat) * pixelsPerDegree
  const inFrame = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height
  return inFrame ? { x: round(x), y: round(y) } : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
