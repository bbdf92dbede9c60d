import type { Service } from '@sakina/api-client/client'
import type { ComponentType } from 'react'

import { still } from '../../shared/still/still.tsx'

const scenes: Readonly<Record<Service['code'], ComponentType<{ className?: string }>>> = {
  hourly: still(async () => (await import('@sakina/ui/art/illustrations/hourly')).Hourly),
  resident: still(async () => (await import('@sakina/ui/art/illustrations/resident')).Resident),
  mediation: still(async () => (await import('@sakina/ui/art/illustrations/mediation')).Mediation),
  period: still(async () => (await import('@sakina/ui/art/illustrations/handover')).Handover),
  // A provider may offer a service of a kind we have no scene for.
  unknown: still(async () => (await import('@sakina/ui/art/illustrations/coffee-set')).CoffeeSet),
}

export function ServiceArt({ code }: { code: Service['code'] }) {
  const Scene = scenes[code]
  return <Scene className="[&>svg]:h-12 [&>svg]:w-auto" />
}
