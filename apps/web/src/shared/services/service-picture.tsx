import type { Service } from '@sakina/api-client/client'
import type { PersonProps } from '@sakina/ui/art/portrait'
import type { RoomLight } from '@sakina/ui/art/rooms'

import { lazyComponent } from '../hydration/lazy-component.tsx'

const ServiceRoom = lazyComponent(() => import('./service-room.tsx'))

type Props = {
  code: Service['code']
  light?: RoomLight
  /** The worker to draw in the room; without one an invented person is drawn. */
  worker?: PersonProps | null
  className?: string
}

/** Reserves the space of the drawing before it has loaded. */
export const ServicePicture = ({ code, light, worker, className = '' }: Props) => (
  <div className={`aspect-video overflow-clip bg-subtle ${className}`}>
    <ServiceRoom code={code} light={light} worker={worker ?? undefined} />
  </div>
)
