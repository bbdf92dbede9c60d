import type { Service } from '@sakina/api-client/client'
import { Person, type PersonProps } from '@sakina/ui/art/portrait'
import {
  Arrival,
  BranchDoor,
  Kitchen,
  Majlis,
  Nursery,
  type RoomLight,
  type RoomProps,
} from '@sakina/ui/art/rooms'
import type { ComponentType } from 'react'

import { useRoomLight } from '../visits/use-room-light.ts'
import { appearanceOfWorker, type PortraitWorker } from '../plans/worker-portrait.tsx'

type Scene = { readonly Room: ComponentType<RoomProps>; readonly person: PersonProps }

const scenes: Readonly<Record<Service['code'], Scene>> = {
  hourly: { Room: Majlis, person: { seed: 5, job: 'housemaid', country: 'ID' } },
  resident: { Room: Nursery, person: { seed: 3, job: 'nanny', country: 'PH' } },
  period: { Room: Kitchen, person: { seed: 11, job: 'cookingHelpers', country: 'IN' } },
  mediation: { Room: Arrival, person: { seed: 9, country: 'ET' } },
  // A provider may offer a kind of service that has no scene.
  unknown: { Room: BranchDoor, person: { seed: 12, job: 'housemaid', country: 'UG' } },
}

type Props = {
  code: Service['code']
  /** Without it, the light of this hour. */
  light: RoomLight | undefined
  /** Who stands in the room; without a worker an invented person. */
  worker: PortraitWorker | undefined
}

/** A drawing of the place where a service happens, with somebody in it. */
export default function ServiceRoom({ code, light, worker }: Props) {
  const { Room, person: invented } = scenes[code]
  const lightNow = useRoomLight()
  const person = worker ? appearanceOfWorker(worker) : invented
  return (
    <Room light={light ?? lightNow} className="size-full">
      <Person figure="half" {...person} />
    </Room>
  )
}
