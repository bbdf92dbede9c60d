import { canWithdrawRequest } from '@sakina/domain/lifecycles'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { lockContract } from '../../db/repositories/contracts.ts'
import { contractRequestById, changeRequestState } from '../../db/repositories/requests.ts'
import { Failure } from '../../failures/failure.ts'
import { runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { undoContractRequest } from './restore-contract-state.ts'
import { readContractRequestViews, type ContractRequestView } from './request-views.ts'

const Withdrawn = v.object({ id: v.string() })

/**
 * Withdraws a request the office has not decided: nothing is charged, and the contract continues as before.
 */
export async function withdrawMyRequest(
  app: Application,
  customer: SignedInCustomer,
  { id, key }: { readonly id: string; readonly key: string | undefined },
): Promise<ContractRequestView> {
  await runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'withdrawRequest', content: { id } },
    Withdrawn,
    async (tx) => {
      const known = await contractRequestById(tx, id)
      if (known === undefined || known.customerId !== customer.id) throw new Failure('not_found')
      const contract = await lockContract(tx, known.contractId)
      if (contract === undefined) throw new Failure('not_found')
      const settled =
        canWithdrawRequest(known.status) &&
        (await changeRequestState(tx, known, { status: 'withdrawn', note: undefined, at: app.now() }))
      if (!settled) throw new Failure('request_already_answered')
      await undoContractRequest(tx, app, { request: known, contract }, 'withdrawn')
      return { id: known.id }
    },
  )
  const request = await contractRequestById(app.database.reader, id)
  const [view] = request === undefined ? [] : await readContractRequestViews(app, [request])
  if (view === undefined) throw new Failure('not_found')
  return view
}
