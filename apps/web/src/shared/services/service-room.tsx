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

import { useRoomLight } from '../visits/room-light.ts'

type Scene = { readonly Room: ComponentType<RoomProps>; readonly person: PersonProps }

const scenes: Readonly<Record<Service['code'], Scene>> = {
  hourly: { Room: Majlis, person: { seed: 5, job: 'housemaid', country: 'ID' } },
  resident: { Room: Nursery, person: { seed: 3, job: 'nanny', country: 'PH' } },
  period: { Room: Kitchen, person: { seed: 11, job: 'cookingHelpers', country: 'IN' } },
  mediation: { Room: Arrival, person: { seed: 9, country: 'ET' } },
  // The room of a kind of service that the site does not know.
  unknown: { Room: BranchDoor, person: { seed: 12, job: 'housemaid', country: 'UG' } },
}

type Props = {
  code: Service['code']
  /** The light of the room; by default that of the current hour. */
  light: RoomLight | undefined
  /** The worker to draw in the room; without one an invented person is drawn. */
  worker: PersonProps | undefined
}

/** A drawing of the place where a service happens, with somebody in it. */
export default function ServiceRoom({ code, light, worker }: Props) {
  const { Room, person: invented } = scenes[code]
  const lightNow = useRoomLight()
  const person = worker ?? invented
  return (
    <Room light={light ?? lightNow} className="size-full">
      <Person figure="half" {...person} />
    </Room>
  )
}
