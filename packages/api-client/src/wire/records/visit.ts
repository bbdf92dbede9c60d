import {
  driverSteps,
  faults,
  nextWorkerWishes,
  visitPeriods,
  visitRemedies,
  visitStates,
} from '@sakina/domain/vocabulary'
import type { DriverStep } from '@sakina/domain/vocabulary'
import { body, field, listOf, record, type ValueOf } from '../codec.ts'
import { choiceInputSchema, dayInputSchema } from '../inputs.ts'
import {
  booleanField,
  countField,
  optionalIdField,
  optionalTextField,
  relationField,
  requiredTextField,
  textField,
} from '../fields.ts'
import {
  code,
  codeOrNull,
  converted,
  labelledCode,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalRecord,
} from '../value-codecs.ts'
import { calendarFields } from './quote.ts'
import { serviceReference } from './service.ts'
import { workerReference } from './worker.ts'

/** The steps that a driver reported; unknown ones are left out. */
// @__NO_SIDE_EFFECTS__
export const visitSteps = () =>
  converted(listOf(record({ step: field('step', code(driverSteps)), at: field('at', optionalInstant()) })), {
    decode: (sent) =>
      sent.flatMap(({ step, at }): readonly { readonly step: DriverStep; readonly at: typeof at }[] =>
        step === 'unknown' ? [] : [{ step, at }],
      ),
    encode: (steps) => steps,
  })

/** The person who opens the door to a visit. */
// @__NO_SIDE_EFFECTS__
export const doorContact = () =>
  optionalRecord(record({ name: field('name', textField()), mobile: field('mobile', textField()) }))
export type DoorContact = NonNullable<ValueOf<ReturnType<typeof doorContact>>>

/** What a family said about a visit, which only itself and the office read. */
// @__NO_SIDE_EFFECTS__
const rating = () =>
  optionalRecord(
    record({
      stars: field('stars', countField()),
      note: field('note', optionalTextField()),
      /** Whom the family wants the next time. */
      nextWorker: field('next_worker', codeOrNull(nextWorkerWishes)),
      /** When the family rated the visit for the first time. */
      at: field('at', optionalInstant()),
    }),
  )

/** A visit. The documented list has no id; a visit without one cannot be moved. */
export const visitCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ record({
    ...calendarFields,
    id: field('id', optionalIdField()),
    name: field('name', textField()),
    date: field('first_visit_date', optionalDay()),
    endDate: field('visit_end_date', optionalDay()),
    status: field('visit_status', labelledCode(visitStates)),
    customer: field('partner_id', relationField()),
    service: field('service_id', serviceReference()),
    contract: field('contract_id', relationField()),
    worker: field('employee_id', workerReference()),
    window: field('visit_window', code(visitPeriods)),
    arrivesFrom: field('arrives_from', optionalInstant()),
    arrivesTo: field('arrives_to', optionalInstant()),
    endsAt: field('ends_at', optionalInstant()),
    movableUntil: field('movable_until', optionalInstant()),
    address: field('address', optionalTextField()),
    fault: field('fault', codeOrNull(faults)),
    isCutShort: field('cut_short', booleanField()),
    chooseBy: field('choose_by', optionalInstant()),
    choiceRefund: field('choice_refund', optionalAmount()),
    remedy: field('remedy', codeOrNull(visitRemedies)),
    confirmation: field('confirmation', codeOrNull(['asked', 'claimed'])),
    disputableUntil: field('disputable_until', optionalInstant()),
    decideBy: field('decide_by', optionalInstant()),
    returned: field('returned', optionalAmount()),
    officeNote: field('office_note', optionalTextField()),
    driver: field('driver', optionalTextField()),
    steps: field('steps', visitSteps()),
    driverWaitsUntil: field('driver_waits_until', optionalInstant()),
    comingAt: field('coming_at', optionalInstant()),
    doorContact: field('door_contact', doorContact()),
    rating: field('rating', rating()),
  }),
  {
    decode: ({ uid, sequence, chooseBy: until, choiceRefund: refund, ...visit }) => ({
      ...visit,
      calendar: { uid, sequence },
      choice: until === null || refund === null ? null : { until, refund },
    }),
    encode: ({ calendar, choice, ...visit }) => ({
      ...visit,
      ...calendar,
      chooseBy: choice?.until ?? null,
      choiceRefund: choice?.refund ?? null,
    }),
  },
)
export type Visit = Readonly<ValueOf<typeof visitCodec>>

/** A time at which a visit that failed can be made, and who would come. */
export const visitTimeCodec = /* @__PURE__ */ record({
  date: field('date', optionalDay()),
  window: field('visit_window', code(visitPeriods)),
  arrivesFrom: field('arrives_from', optionalInstant()),
  arrivesTo: field('arrives_to', optionalInstant()),
  worker: field('employee_id', workerReference()),
  isSameWorker: field('same_worker', booleanField()),
})
export type VisitTime = ValueOf<typeof visitTimeCodec>

/** The time that a family chooses for a visit. */
export const chosenTimeBody = /* @__PURE__ */ body({
  date: field('date', dayInputSchema()),
  window: field('visit_window', choiceInputSchema(visitPeriods)),
})

/** A visit as its driver sees it: without the address once it is over or cancelled. */
const driverVisitCodec = /* @__PURE__ */ record({
  id: field('id', requiredTextField()),
  name: field('name', textField()),
  state: field('state', code(visitStates)),
  arrivesFrom: field('arrives_from', optionalInstant()),
  arrivesTo: field('arrives_to', optionalInstant()),
  worker: field('worker', optionalTextField()),
  address: field('address', optionalTextField()),
  addressNote: field('address_note', optionalTextField()),
  mapLink: field('map_link', optionalTextField()),
  doorContact: field('door_contact', doorContact()),
  comingAt: field('coming_at', optionalInstant()),
  steps: field('steps', visitSteps()),
  nobodyOpensReportableFrom: field('nobody_opens_from', optionalInstant()),
})
export type DriverVisit = ValueOf<typeof driverVisitCodec>

/** The visits of one driver on one day. */
export const driverDayCodec = /* @__PURE__ */ record({
  driver: field('driver', textField()),
  date: field('date', optionalDay()),
  now: field('now', optionalInstant()),
  closesAt: field('closes_at', optionalInstant()),
  visits: field('visits', listOf(driverVisitCodec)),
})
export type DriverDay = ValueOf<typeof driverDayCodec>
