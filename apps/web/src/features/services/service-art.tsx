import type { Service } from '@sakina/api-client/client'

import { still } from '../../shared/still/still.tsx'

const scenes: Readonly<Record<Service['code'], ReturnType<typeof still>>> = {
  hourly: still(async () => (await import('@sakina/ui/art/illustrations/hourly')).Hourly),
  resident: still(async () => (await import('@sakina/ui/art/illustrations/resident')).Resident),
  mediation: still(async () => (await import('@sakina/ui/art/illustrations/mediation')).Mediation),
  period: still(async () => (await import('@sakina/ui/art/illustrations/handover')).Handover),
  // A provider may offer a service of a kind we have no scene for.
  unknown: still(async () => (await import('@sakina/ui/art/illustrations/coffee-set')).CoffeeSet),
}

const { hourly, resident, mediation, period } = scenes
export const drawings = [hourly.ahead, resident.ahead, mediation.ahead, period.ahead]

export function ServiceArt({ code }: { code: Service['code'] }) {
  const Scene = scenes[code]
  return <Scene className="[&>svg]:h-12 [&>svg]:w-auto" />
}
