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

function border(): string {
  const points = outline.flatMap(([lng, lat]) => project(lat, lng) ?? [])
  return `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
}
