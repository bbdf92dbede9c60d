import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { faults, visitRemedies, visitStates, driverSteps } from '@sakina/domain/vocabulary'
import type { Fault, VisitRemedy, VisitState, VisitPeriod, DriverStep } from '@sakina/domain/vocabulary'
import type { WireVisit } from '../shapes/visit.ts'
import { toPeriod } from './quote.ts'
import type { ServiceCode } from './service.ts'
import { toServiceCode } from './service.ts'
import type { Id, CodeWithLabel, RecordReference } from './values.ts'
import { toOptionalDay, toOptionalInstant, toOptionalMoney, toCodeWithLabel } from './values.ts'
import { toWorkerReference } from './worker.ts'
import type { WorkerReference } from './worker.ts'

export type Visit = {
  /** The documented list has no id; a visit without one cannot be moved. */
  readonly id: Id | null
  readonly name: string
  readonly date: LocalDate | null
  readonly endDate: LocalDate | null
  readonly status: CodeWithLabel<VisitState>
  readonly customerName: string
  readonly service: (RecordReference & { readonly code: ServiceCode | 'unknown' }) | null
  readonly contract: RecordReference | null
  readonly worker: WorkerReference | null
  readonly window: VisitPeriod | 'unknown'
  readonly arrivesFrom: Instant | null
  readonly arrivesTo: Instant | null
  readonly endsAt: Instant | null
  readonly movableUntil: Instant | null
  /**
   * The calendar id of the visit, which survives moves, and its number of changes; the id is empty where the
   * provider has none.
   */
  readonly calendar: { readonly uid: string; readonly sequence: number }
  readonly address: string | null
  /** Whose fault it is that the visit was missed or cancelled. */
  readonly fault: Fault | null
  /** Whether we ended the visit before its time. */
  readonly isCutShort: boolean
  /** Until when the family chooses another time or the price of a failed visit, if it can. */
  readonly choice: { readonly until: Instant; readonly refund: Money } | null
  /** What was chosen for a failed visit. */
  readonly remedy: VisitRemedy | null
  /** Whether the family can say if the worker came, or has said that nobody came. */
  readonly confirmation: 'asked' | 'claimed' | null
  /** Until when the family can say that nobody came to a visit that was marked. */
  readonly disputableUntil: Instant | null
  /** Until when the office answers the family that says nobody came. */
  readonly decideBy: Instant | null
  /** What was returned because the visit failed or was cut short. */
  readonly returned: Money | null
  /** The office's note about the current state. */
  readonly officeNote: string | null
  /** The driver who brings the worker. */
  readonly driver: string | null
  /** The steps the driver has reported; unknown steps are left out. */
  readonly steps: readonly ReportedVisitStep[]
  /** The earliest time at which the driver may leave; null unless the driver waits at the door. */
  readonly driverWaitsUntil: Instant | null
  readonly comingAt: Instant | null
  readonly doorContact: DoorContact | null
}

/** A step that the driver reported and when. */
export type ReportedVisitStep = { readonly step: DriverStep; readonly at: Instant | null }

/** The person who opens the door to a visit, and that person's mobile. */
export type DoorContact = { readonly name: string; readonly mobile: string }

/** Converts the reported steps of a visit and leaves out those it does not know. */
export const toReportedVisitSteps = (
  steps: readonly { readonly step: string; readonly at: string | null }[],
): readonly ReportedVisitStep[] =>
  steps.flatMap(({ step, at }) => {
    const known = driverSteps.find((each) => each === step)
    return known === undefined ? [] : [{ step: known, at: toOptionalInstant(at) }]
  })

function toVisitChoice({ choose_by, choice_refund }: WireVisit): Visit['choice'] {
  const [until, refund] = [toOptionalInstant(choose_by), toOptionalMoney(choice_refund)]
  return until === null || refund === null ? null : { until, refund }
}

/** Converts a visit from the wire format. */
export const toVisit = (wire: WireVisit): Visit => ({
  id: wire.id,
  name: wire.name,
  date: toOptionalDay(wire.first_visit_date),
  endDate: toOptionalDay(wire.visit_end_date),
  status: toCodeWithLabel(wire.visit_status, visitStates),
  customerName: wire.partner_id?.name ?? '',
  service: wire.service_id && { ...wire.service_id, code: toServiceCode(wire.service_id.code) },
  contract: wire.contract_id,
  worker: wire.employee_id && toWorkerReference(wire.employee_id),
  window: toPeriod(wire.visit_window),
  arrivesFrom: toOptionalInstant(wire.arrives_from),
  arrivesTo: toOptionalInstant(wire.arrives_to),
  endsAt: toOptionalInstant(wire.ends_at),
  movableUntil: toOptionalInstant(wire.movable_until),
  calendar: { uid: wire.calendar_uid, sequence: wire.calendar_sequence },
  address: wire.address,
  fault: faults.find((fault) => fault === wire.fault) ?? null,
  isCutShort: wire.cut_short,
  choice: toVisitChoice(wire),
  remedy: visitRemedies.find((remedy) => remedy === wire.remedy) ?? null,
  confirmation: (['asked', 'claimed'] as const).find((each) => each === wire.confirmation) ?? null,
  disputableUntil: toOptionalInstant(wire.disputable_until),
  decideBy: toOptionalInstant(wire.decide_by),
  returned: toOptionalMoney(wire.returned),
  officeNote: wire.office_note,
  driver: wire.driver,
  steps: toReportedVisitSteps(wire.steps),
  driverWaitsUntil: toOptionalInstant(wire.driver_waits_until),
  comingAt: toOptionalInstant(wire.coming_at),
  doorContact: wire.door_contact,
})
