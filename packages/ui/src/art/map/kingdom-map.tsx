import { halo, mint, saffron } from '../palette.ts'
import { Scene } from '../scene.tsx'
import type { ArtProps } from '../scene.tsx'
import { outline } from './outline.ts'
import { mapSize, project } from './project.ts'

export interface MapMarker {
  id: string | number
  lat: number
  lng: number
  /** Drawn larger: the chosen branch or the head office. */
  prominent?: boolean | undefined
}

interface KingdomMapProps extends ArtProps {
  markers?: readonly MapMarker[] | undefined
}

/** The Kingdom as one outline with a dot per branch. Never mirrored; names lie beside it as live text. */
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
  const point = project(lat, lng)
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

/** How much of each corner is rounded off. */
const bend = 14

/** From one point so far towards another, and no further than half way. */
function towards(from: Point, to: Point): string {
  const part = Math.min(0.5, bend / Math.hypot(to.x - from.x, to.y - from.y))
  return `${Math.round(from.x + (to.x - from.x) * part)} ${Math.round(from.y + (to.y - from.y) * part)}`
}

/** A soft line, as the other drawings have it: of each corner the middle of a curve is left. */
function border(): string {
  const points = outline.flatMap(([lng, lat]) => project(lat, lng) ?? [])
  const corners = points.map((point, at) => {
    const before = points.at(at - 1) ?? point
    const after = points[(at + 1) % points.length] ?? point
    return `${towards(point, before)}Q${Math.round(point.x)} ${Math.round(point.y)} ${towards(point, after)}`
  })
  return `M${corners.join('L')}Z`
}
