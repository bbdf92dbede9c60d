import type { Service } from '@sakina/api-client/client'
import type { RoomLight } from '@sakina/ui/art/rooms'

import { lazyComponent } from '../hydration/lazy-component.tsx'

const ServiceRoom = lazyComponent(() => import('./service-room.tsx'))

type Props = {
  code: Service['code']
  light?: RoomLight
  className?: string
}

/** Reserves the space of the drawing before it has loaded. */
export const ServicePicture = ({ code, light, className = '' }: Props) => (
  <div className={`aspect-video overflow-clip bg-subtle ${className}`}>
    <ServiceRoom code={code} light={light} />
  </div>
)
