import type { Service } from '@sakina/api-client/client'
import { Person, type PersonProps } from '@sakina/ui/art/portrait'
import {
  Arrival,
  BranchDoor,
  EldersRoom,
  Kitchen,
  Laundry,
  Majlis,
  Nursery,
  YardRoom,
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

/** The room of each kind of work, so that a housemaid isn't drawn beside a cradle. */
const roomsOfJobs: Readonly<Partial<Record<string, ComponentType<RoomProps>>>> = {
  housemaid: Laundry,
  nanny: Nursery,
  nurse: EldersRoom,
  personalCare: EldersRoom,
  cookingHelpers: Kitchen,
  houseman: YardRoom,
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
  // A recruited worker is drawn at the airport, whatever the job.
  const Place = (code !== 'mediation' && worker?.job && roomsOfJobs[worker.job]) || Room
  return (
    <Place light={light ?? lightNow} className="size-full">
      <Person figure="half" {...person} />
    </Place>
  )
}
