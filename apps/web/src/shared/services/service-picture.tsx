import type { Service } from '@sakina/api-client/client'
import type { RoomLight } from '@sakina/ui/art/rooms'

import { lazyComponent } from '../hydration/lazy-component.tsx'

const ServiceRoom = lazyComponent(() => import('./service-room.tsx'))

type Props = {
  code: Service['code']
  light?: RoomLight
  className?: string
}

/** Its place stands before the drawing has come. */
export const ServicePicture = ({ code, light, className = '' }: Props) => (
  <div className={`aspect-video overflow-clip bg-subtle ${className}`}>
    <ServiceRoom code={code} light={light} />
  </div>
)
