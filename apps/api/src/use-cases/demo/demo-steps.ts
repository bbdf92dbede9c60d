import { moneyFromWire } from '@sakina/domain/money'
import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { DemoStep } from '../../catalogue/demo-file.ts'
import { contractsOfOrders } from '../../db/repositories/contracts.ts'
import { findOpenRequestsOfContracts } from '../../db/repositories/requests.ts'
import { addVisitStep, visitsOfContracts, type Visit } from '../../db/repositories/visits.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { fileComplaint } from '../complaints/complaints.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { answerComplaint } from '../office/answer-complaints.ts'
import { answerContractRequest } from '../office/answer-requests.ts'
import { issueCharge } from '../office/change-contracts.ts'
import { advanceOrderStage, setPackagePrice } from '../office/change-orders.ts'
import { setVisitState } from '../office/set-visit-state.ts'
import { endUnpaidOrder } from '../orders/hold.ts'
import { submitContractRequest } from '../requests/submit-request.ts'

/** A demo order after it was placed. */
export type PlacedDemoOrder = {
  readonly customer: SignedInCustomer
  readonly orderId: string
  readonly placedAt: Date
  readonly key: string
}

const dayMilliseconds = 86_400_000

/** The same application with its clock on another day. */
export const applicationOnDay = (app: Application, placed: PlacedDemoOrder, after: number): Application => {
  const at = new Date(placed.placedAt.getTime() + after * dayMilliseconds)
  return { ...app, now: () => at }
}

async function contractOf(app: Application, { orderId }: PlacedDemoOrder): Promise<string> {
  const [contract] = await contractsOfOrders(app.database.reader, [orderId])
  if (contract === undefined) throw new TypeError(`the demo order ${orderId} has no contract`)
  return contract.id
}

/** An event of the demo's history, with its time; running it may return further events. */
export type DemoEvent = {
  readonly at: Date
  readonly happen: () => Promise<readonly DemoEvent[]>
}

const nothingMore: readonly DemoEvent[] = []

/** Only a driver who was at the door can say that nobody opened. */
const waitAtDoor = (app: Application, { id, startsAt }: Visit): Promise<void> =>
  app.database.write((tx) =>
    addVisitStep(tx, {
      id: app.newId(),
      visitId: id,
      step: 'at_door',
      driver: 'Salim',
      happenedAt: startsAt,
      receivedAt: startsAt,
    }),
  )

async function visitEvents(
  app: Application,
  placed: PlacedDemoOrder,
  states: Extract<DemoStep, { do: 'visits' }>['states'],
): Promise<readonly DemoEvent[]> {
  const visits = await visitsOfContracts(app.database.reader, [await contractOf(app, placed)])
  return states.flatMap((state, index) => {
    const visit = visits[index]
    if (visit === undefined) return []
    const happen = async (): Promise<readonly DemoEvent[]> => {
      if (visit.status !== 'scheduled') return nothingMore
      const then = { ...app, now: () => visit.endsAt }
      const command = { operation: 'demo', id: visit.id, content: state, key: undefined }
      if (state === 'done') await setVisitState(then, command, { state: 'in_progress' })
      if (state === 'missed') await waitAtDoor(app, visit)
      await setVisitState(then, command, { state, ...(state === 'missed' && { fault: 'family' }) })
      return nothingMore
    }
    return [{ at: visit.endsAt, happen }]
  })
}

const dayAfter = (placed: PlacedDemoOrder, after: number | undefined): string | undefined =>
  after === undefined ? undefined : addDays(riyadhDay(instant(placed.placedAt)), after)

/** The events after a demo order was placed, each on its day. */
export async function createDemoEvents(
  app: Application,
  placed: PlacedDemoOrder,
  steps: readonly DemoStep[],
): Promise<readonly DemoEvent[]> {
  const events: DemoEvent[] = []
  for (const [index, step] of steps.entries())
    if (step.do === 'visits') events.push(...(await visitEvents(app, placed, step.states)))
    else
      events.push({
        at: applicationOnDay(app, placed, step.after).now(),
        happen: async () => {
          await recordVisitStep(app, placed, step, index)
          return nothingMore
        },
      })
  return events
}

/** Runs one step of a demo order through the use case of the customer or the office. */
async function recordVisitStep(
  app: Application,
  placed: PlacedDemoOrder,
  step: Exclude<DemoStep, { do: 'visits' }>,
  index: number,
): Promise<void> {
  const then = applicationOnDay(app, placed, step.after)
  const key = `demo-${placed.key}-${index}`
  const act = (operation: string, id: string) => ({ operation, id, content: step, key })
  if (step.do === 'stage') {
    const { stage, note } = step
    await advanceOrderStage(then, act('opsAdvanceOrder', placed.orderId), { stage, note })
  } else if (step.do === 'price')
    await setPackagePrice(then, act('opsPriceOrder', placed.orderId), {
      listPrice: moneyFromWire(step.price),
      wage: moneyFromWire(step.wage),
    })
  else if (step.do === 'charge') {
    const { description, amount } = step
    await issueCharge(then, act('opsIssueCharge', await contractOf(app, placed)), {
      description,
      amount: moneyFromWire(amount),
    })
  } else if (step.do === 'expire' || step.do === 'withdraw') {
    const status = step.do === 'expire' ? 'expired' : 'cancelled'
    await app.database.write(async (tx) => {
      const order = await lockOrder(tx, placed.orderId)
      if (order?.status === 'pending_payment') await endUnpaidOrder(tx, then, order, status)
    })
  } else if (step.do === 'ask')
    await submitContractRequest(
      then,
      placed.customer,
      {
        kind: step.kind,
        contractId: await contractOf(app, placed),
        reason: step.reason,
        priority: 'medium',
        from: dayAfter(placed, step.from_after),
        until: dayAfter(placed, step.until_after),
      },
      { operation: 'demo', content: step, key },
    )
  else if (step.do === 'answer') {
    const [open] = await findOpenRequestsOfContracts(app.database.reader, [await contractOf(app, placed)])
    if (open === undefined) return
    const { decision, note } = step
    await answerContractRequest(then, act('opsAnswerRequest', open.id), { decision, note })
  } else {
    const body = {
      contractId: await contractOf(app, placed),
      priority: 'medium' as const,
      reasonText: step.details,
      requestedOn: riyadhDay(instant(then.now())),
      type: step.type,
      details: step.details,
    }
    const { id } = await fileComplaint(then, placed.customer, body, key)
    if (step.state === 'open') return
    const answered = applicationOnDay(app, placed, step.after + 1)
    const content = { operation: 'demo', id, content: step, key: `${key}-answer` }
    await answerComplaint(answered, content, { state: step.state, note: step.note })
  }
}
