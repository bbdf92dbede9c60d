import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { opsMarkVisit } from '@sakina/api-client/wire/ops'
import { instant } from '@sakina/domain/calendar'
import { visitLifecycle } from '@sakina/domain/lifecycles'
import { driverWaitsUntil } from '@sakina/domain/policies'
import type { Application } from '../../application.ts'
import { contractById, lockContract, changeContractState } from '../../db/repositories/contracts.ts'
import { changeOrder } from '../../db/repositories/orders.ts'
import {
  releaseTimeOfOrder,
  lockVisit,
  changeVisitState,
  visitById,
  visitsOfContracts,
  type Visit,
} from '../../db/repositories/visits.ts'
import { Failure } from '../../failures/failure.ts'
import { isCarriedOut, isActiveVisit } from '../contracts/contract-terms.ts'
import { announceChange } from '../changes/announce-change.ts'
import { tell } from '../notices/tell.ts'
import { withdrawReminders } from '../notices/tell-of-visit.ts'
import { creditRewards } from '../wallet/loyalty.ts'
import { endContract } from './change-contracts.ts'
import { lockExistingOrder } from './move-orders.ts'
import { runOfficeCommand, type OfficeCommand } from './office-command.ts'

/** The earliest arrival of the driver: the start of the visit, or the departure if that was later. */
const earliestArrival = ({ status, startsAt, updatedAt }: Visit): Date =>
  status === 'on_the_way' && updatedAt > startsAt ? updatedAt : startsAt

/** Sets the state of a visit. A finished visit earns rewards; the last one ends the contract. */
export const markVisit = (
  app: Application,
  given: OfficeCommand,
  { state: to, note }: BodyOf<typeof opsMarkVisit>,
) =>
  runOfficeCommand(app, given, async (tx) => {
    const known = await visitById(tx, given.id)
    if (known === undefined) throw new Failure('not_found')
    const contract = await lockContract(tx, known.contractId)
    const visit = await lockVisit(tx, known.id)
    if (contract === undefined || visit === undefined) throw new Failure('not_found')
    if (!visitLifecycle.move(visit.status, to).ok) throw new Failure('transition_not_allowed')
    const order = await lockExistingOrder(tx, contract.orderId)
    // The customer must first choose between another worker and a refund.
    if (order.needsAnotherWorker && to !== 'cancelled') throw new Failure('transition_not_allowed')
    const now = app.now()
    if (
      to === 'missed' &&
      now.getTime() < driverWaitsUntil(instant(earliestArrival(visit)), app.config.policies)
    )
      throw new Failure('transition_not_allowed')
    if (!(await changeVisitState(tx, { id: visit.id, from: visit.status, to, note, at: now })))
      throw new Failure('transition_not_allowed')
    if (to === 'cancelled') await releaseTimeOfOrder(tx, order.id, visit)
    await withdrawReminders(tx, visit.id)
    const { customerId, day } = visit
    if (to === 'done' || to === 'missed')
      await tell(tx, app, customerId, { kind: `visit_${to}`, about: visit.id, facts: { day } })
    const visits = await visitsOfContracts(tx, [contract.id])
    if (to === 'done') {
      const part = visits.filter(isCarriedOut).length
      await creditRewards(tx, app, { order, what: visit.id, part, of: visits.filter(isActiveVisit).length })
    }
    if (order.status === 'processing' && to !== 'cancelled')
      await changeOrder(tx, order.id, { status: 'active', updatedAt: now })
    const over = visits.every(({ status }) => visitLifecycle.isFinal(status))
    const current = await contractById(tx, contract.id)
    if (over && current?.state === 'running') {
      await changeContractState(tx, { id: contract.id, from: 'running', to: 'finished', at: now })
      await endContract(tx, app, contract, 'finished')
    }
    await announceChange(tx, app, order.id)
  })
