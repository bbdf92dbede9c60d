import type { Service } from '@sakina/api-client/client'

import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

const ServiceRoom = lazyPart(() => import('./service-room.tsx'))

/** Its place stands before the drawing has come. */
export const ServicePicture = ({ code, className = '' }: { code: Service['code']; className?: string }) => (
  <div className={`aspect-video overflow-clip bg-subtle ${className}`}>
    <ServiceRoom code={code} />
  </div>
)
