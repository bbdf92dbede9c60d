import { halo, mint, saffron } from '../palette.ts'
import { Scene } from '../scene.tsx'
import type { ArtProps } from '../scene.tsx'
import { borderOutline } from './border-outline.ts'
import { mapSize, projectToMap } from './project.ts'

/** A place to mark on the map of Saudi Arabia. */
export interface MapMarker {
  id: string | number
  lat: number
  lng: number
  /** Draws the marker larger, for the chosen branch or the head office. */
  prominent?: boolean | undefined
}

interface KingdomMapProps extends ArtProps {
  markers?: readonly MapMarker[] | undefined
}

/**
 * Draws the border of the Kingdom with a dot for each branch. It is never mirrored, and the names beside it
 * are live text.
 */
export function KingdomMap({ markers = [], ...props }: KingdomMapProps) {
  return (
    <Scene {...props} width={mapSize.width} height={mapSize.height}>
      <path fill={mint} d={border()} />
      {markers.map((marker) => (
        <Marker key={marker.id} {...marker} />
      ))}
    </Scene>
  )
}

function Marker({ lat, lng, prominent = false }: Omit<MapMarker, 'id'>) {
  const point = projectToMap(lat, lng)
  if (point === null) return null
  const reach = prominent ? 12 : 8
  return (
    <>
      <circle cx={point.x} cy={point.y} r={reach + 6} fill={halo} stroke="none" />
      <path
        fill={saffron}
        d={`M${point.x} ${point.y - reach}l${reach} ${reach}-${reach} ${reach}-${reach}-${reach}Z`}
      />
    </>
  )
}

type Point = { readonly x: number; readonly y: number }

/** How far from a corner its curve begins and ends, in units of the drawing. */
const bend = 14

/**
 * Returns the point at the distance `bend` from one point towards another, but at most half way.
 */
function towards(from: Point, to: Point): string {
  const part = Math.min(0.5, bend / Math.hypot(to.x - from.x, to.y - from.y))
  return `${Math.round(from.x + (to.x - from.x) * part)} ${Math.round(from.y + (to.y - from.y) * part)}`
}

/** Returns the border as a path whose corners are rounded, like the lines of the other drawings. */
function border(): string {
  const points = borderOutline.flatMap(([lng, lat]) => projectToMap(lat, lng) ?? [])
  const corners = points.map((point, at) => {
    const before = points.at(at - 1) ?? point
    const after = points[(at + 1) % points.length] ?? point
    return `${towards(point, before)}Q${Math.round(point.x)} ${Math.round(point.y)} ${towards(point, after)}`
  })
  return `M${corners.join('L')}Z`
}
