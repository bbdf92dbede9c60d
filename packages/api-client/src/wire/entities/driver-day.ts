import type { Instant, LocalDate } from '@sakina/domain/calendar'
import { visitStates } from '@sakina/domain/vocabulary'
import type { VisitState } from '@sakina/domain/vocabulary'
import type { WireDriverDay, WireDriverVisit } from '../shapes/driver-day.ts'
import { toOptionalDay, toOptionalInstant } from './values.ts'
import { toReportedVisitSteps } from './visit.ts'
import type { DoorContact, ReportedVisitStep } from './visit.ts'

/** A visit as its driver sees it. */
export type DriverVisit = {
  readonly id: string
  readonly name: string
  readonly state: VisitState | 'unknown'
  readonly arrivesFrom: Instant | null
  readonly arrivesTo: Instant | null
  readonly worker: string | null
  readonly address: string | null
  readonly addressNote: string | null
  readonly mapLink: string | null
  readonly doorContact: DoorContact | null
  readonly comingAt: Instant | null
  readonly steps: readonly ReportedVisitStep[]
  readonly nobodyOpensReportableFrom: Instant | null
}

/** The visits of one driver on one day. */
export type DriverDay = {
  readonly driver: string
  readonly date: LocalDate | null
  readonly now: Instant | null
  readonly closesAt: Instant | null
  readonly visits: readonly DriverVisit[]
}

const toDriverVisit = (wire: WireDriverVisit): DriverVisit => ({
  id: wire.id,
  name: wire.name,
  state: visitStates.find((state) => state === wire.state) ?? 'unknown',
  arrivesFrom: toOptionalInstant(wire.arrives_from),
  arrivesTo: toOptionalInstant(wire.arrives_to),
  worker: wire.worker,
  address: wire.address,
  addressNote: wire.address_note,
  mapLink: wire.map_link,
  doorContact: wire.door_contact,
  comingAt: toOptionalInstant(wire.coming_at),
  steps: toReportedVisitSteps(wire.steps),
  nobodyOpensReportableFrom: toOptionalInstant(wire.nobody_opens_from),
})

/** Converts a driver's day from the wire format. */
export const toDriverDay = (wire: WireDriverDay): DriverDay => ({
  driver: wire.driver,
  date: toOptionalDay(wire.date),
  now: toOptionalInstant(wire.now),
  closesAt: toOptionalInstant(wire.closes_at),
  visits: wire.visits.map(toDriverVisit),
})
