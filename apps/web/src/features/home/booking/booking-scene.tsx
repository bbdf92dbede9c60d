import { Person, type PersonProps } from '@sakina/ui/art/portrait'
import { Arrival, EldersRoom, Kitchen, Majlis, type RoomProps } from '@sakina/ui/art/rooms'
import type { ComponentType } from 'react'

import { useRoomLight } from '../../../shared/visits/room-light.ts'

const scenes = {
  hourly: { Room: Majlis, person: { seed: 8, job: 'housemaid', country: 'KE' } },
  resident: { Room: EldersRoom, person: { seed: 2, job: 'personalCare', country: 'PH' } },
  period: { Room: Kitchen, person: { seed: 11, job: 'cookingHelpers', country: 'IN' } },
  mediation: { Room: Arrival, person: { seed: 9, country: 'ET' } },
} satisfies Readonly<Record<string, { Room: ComponentType<RoomProps>; person: PersonProps }>>

/** The room above the booking form: the chosen service, with somebody down to the shoulders. */
export default function BookingScene({ code }: { code: keyof typeof scenes }) {
  const { Room, person } = scenes[code]
  return (
    <Room light={useRoomLight()}>
      <Person {...person} />
    </Room>
  )
}
