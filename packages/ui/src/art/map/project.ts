/** A position on the drawn map. */
export interface MapPoint {
  x: number
  y: number
}

/** The size of the drawing. Divide a point by it to place an element over the map in per cent. */
export const mapSize = { width: 480, height: 400 } as const

// Equirectangular projection at 24° N: at this size it looks like the conic projection of an atlas, and it
// is one line of arithmetic for each branch.
const pixelsPerDegree = 23
const west = 34.57
const north = 32.16
const squeeze = Math.cos((24 * Math.PI) / 180)
const margin = 14

/** Returns the position of a place on the map, or `null` if it is outside the map. */
export function projectToMap(lat: number, lng: number): MapPoint | null {
  const x = margin + (lng - west) * squeeze * pixelsPerDegree
  const y = margin + (north - lat) * pixelsPerDegree
  const inFrame = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height
  return inFrame ? { x: round(x), y: round(y) } : null
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
