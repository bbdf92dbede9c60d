import { contractLifecycle, contractStateAfterRequest } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeContractState, type Contract } from '../../db/repositories/contracts.ts'
import type { ContractRequestRow } from '../../db/repositories/requests.ts'
import { Failure } from '../../failures/failure.ts'
import { removeFrozenRefund } from './frozen-refund.ts'

/** Undoes an unsuccessful request: removes its frozen refund and restores the contract's previous state. */
export async function undoContractRequest(
  tx: Tx,
  app: Application,
  { request, contract }: { readonly request: ContractRequestRow; readonly contract: Contract },
  answer: 'rejected' | 'withdrawn',
): Promise<void> {
  if (request.kind === 'refund_payment')
    await removeFrozenRefund(
      tx,
      app,
      { customerId: contract.customerId, requestId: request.id },
      answer === 'rejected' ? 'refused' : 'cancelled',
    )
  const before = contractStateAfterRequest(request.kind, answer, request.contractStateBefore)
  // The contract may have ended meanwhile, and then it stays ended.
  if (!contractLifecycle.move(contract.state, before).ok) return
  const move = { id: contract.id, from: contract.state, to: before, at: app.now() }
  if (!(await changeContractState(tx, move))) throw new Failure('transition_not_allowed')
}
