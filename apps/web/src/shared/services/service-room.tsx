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

type Scene = { readonly Room: ComponentType<RoomProps>; readonly person: PersonProps }

const scenes: Readonly<Record<Service['code'], Scene>> = {
  hourly: { Room: Majlis, person: { seed: 5, job: 'housemaid', country: 'ID' } },
  resident: { Room: Nursery, person: { seed: 3, job: 'nanny', country: 'PH' } },
  period: { Room: Kitchen, person: { seed: 11, job: 'cookingHelpers', country: 'IN' } },
  mediation: { Room: Arrival, person: { seed: 9, country: 'ET' } },
  // A provider may offer a kind of service that has no scene.
  unknown: { Room: BranchDoor, person: { seed: 12, job: 'housemaid', country: 'UG' } },
}

type Props = { code: Service['code']; light: RoomLight | undefined }

/** A drawing of the place where a service happens, with an invented person. */
export default function ServiceRoom({ code, light }: Props) {
  const { Room, person } = scenes[code]
  return (
    <Room light={light} className="size-full">
      <Person figure="half" {...person} />
    </Room>
  )
}
