import { readFileSync } from 'node:fs'
import {
  complaintStates,
  complaintTypes,
  visitPeriods,
  requestKinds,
  serviceCodes,
  staffRoles,
  trackingStages,
  workerDocumentKinds,
} from '@sakina/domain/vocabulary'
import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())
const days = v.pipe(v.number(), v.integer(), v.minValue(0))

const Person = v.strictObject({
  national_id: text,
  name: text,
  email: text,
  mobile: text,
  address: v.strictObject({
    region: v.number(),
    neighborhood: v.number(),
    street: text,
    building: text,
    unit: text,
    zip: text,
  }),
})

const Step = v.variant('do', [
  v.strictObject({
    do: v.literal('visits'),
    states: v.array(v.picklist(['done', 'missed', 'cancelled'])),
  }),
  v.strictObject({
    do: v.literal('stage'),
    after: days,
    stage: v.picklist(trackingStages),
    note: v.optional(text),
  }),
  v.strictObject({
    do: v.literal('ask'),
    after: days,
    kind: v.picklist(requestKinds),
    reason: text,
    from_after: v.optional(days),
    until_after: v.optional(days),
  }),
  v.strictObject({
    do: v.literal('answer'),
    after: days,
    decision: v.picklist(['approve', 'reject']),
    note: text,
  }),
  v.strictObject({
    do: v.literal('complain'),
    after: days,
    type: v.picklist(complaintTypes),
    details: text,
    state: v.picklist(complaintStates),
    note: v.optional(text),
  }),
  v.strictObject({ do: v.literal('charge'), after: days, description: text, amount: v.number() }),
  v.strictObject({ do: v.literal('price'), after: days, price: v.number(), wage: v.number() }),
  v.strictObject({ do: v.literal('expire'), after: days }),
  v.strictObject({ do: v.literal('withdraw'), after: days }),
])

const Order = v.strictObject({
  key: text,
  kind: v.picklist(serviceCodes),
  days_ago: days,
  plan: v.optional(v.number()),
  /** The id of the worker the customer chose; without it the office chooses. */
  worker: v.optional(v.number()),
  start_after: v.optional(days, 3),
  window: v.optional(v.picklist(visitPeriods)),
  delivery: v.optional(v.boolean(), false),
  /** The branch where the customer meets a worker who is not delivered. */
  branch: v.optional(v.number()),
  pay: v.optional(v.picklist(['card', 'instalments'])),
  worker_gone: v.optional(v.boolean(), false),
  steps: v.array(Step),
})

const Demo = v.strictObject({
  password: text,
  customer: Person,
  empty_customer: Person,
  /** The people of the office, one of each role. */
  staff: v.array(
    v.strictObject({ email: text, name: text, role: v.picklist(staffRoles), branches: v.array(v.number()) }),
  ),
  /** When documents of workers expire, in days after the first start. */
  worker_documents: v.array(
    v.strictObject({
      worker: v.number(),
      kind: v.picklist(workerDocumentKinds),
      expires_after: v.pipe(v.number(), v.integer()),
    }),
  ),
  /** Messages of the contact form, some of them answered. */
  messages: v.array(
    v.strictObject({
      hours_ago: v.number(),
      name: text,
      email: v.nullish(text, null),
      phone: v.nullish(text, null),
      message: text,
      answer: v.optional(text),
    }),
  ),
  orders: v.array(Order),
  welcome_credit: v.number(),
  redeem_blocks: v.number(),
  card: v.strictObject({ brand: text, last_four: text, expiry: text, holder: text }),
})

/** The demo data: the demo customers and the orders to place. */
export type DemoFile = v.InferOutput<typeof Demo>
/** A demo customer with the details of an account. */
export type DemoPerson = DemoFile['customer']
/** An order of the demo file, with the steps that follow it. */
export type DemoOrder = DemoFile['orders'][number]
/** What happens to a demo order after it is placed. */
export type DemoStep = DemoOrder['steps'][number]

const file = new URL('../../catalogue/demo.json', import.meta.url)

/** The demo customers and their history, dated in days before the first start. */
export const readDemoFile = (): DemoFile => v.parse(Demo, JSON.parse(readFileSync(file, 'utf8')))
