import type { Service } from '@sakina/api-client/client'
import { CoffeeSet } from '@sakina/ui/art/illustrations/coffee-set'
import { Handover } from '@sakina/ui/art/illustrations/handover'
import { Hourly } from '@sakina/ui/art/illustrations/hourly'
import { Mediation } from '@sakina/ui/art/illustrations/mediation'
import { Resident } from '@sakina/ui/art/illustrations/resident'
import type { ComponentType } from 'react'

import { serviceTones } from './service-hues.ts'

const scenes: Readonly<Record<Service['code'], ComponentType>> = {
  hourly: Hourly,
  resident: Resident,
  mediation: Mediation,
  period: Handover,
  // The illustration of a service that the site does not know.
  unknown: CoffeeSet,
}

/** A small drawing of a service in its hue, for a row of a list. */
export function ServiceThumbnail({ code }: { code: Service['code'] }) {
  const Scene = scenes[code]
  return (
    <span className={`grid size-full place-items-center [&>svg]:h-auto [&>svg]:w-full ${serviceTones[code]}`}>
      <Scene />
    </span>
  )
}
