import type { Order } from '@sakina/api-client/client'
import { useAllPages } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'

import { useContractLabels } from './use-contract-label.ts'

// The largest documented page; a long-standing customer has hundreds of contracts.
const A_CALL = 100

/** A contract to choose in a form. */
export type ContractOption = {
  readonly id: string
  readonly label: string
  readonly state: NonNullable<Order['contract']>['state']
  readonly isCancellationExcluded: boolean
}

/** Returns every contract of the customer in any state, the newest first. */
export function useContractOptions() {
  const labelsOf = useContractLabels()
  const orders = useAllPages(listMyOrders, { query: { limit: A_CALL } })
  const withContract = orders.data?.flatMap(({ contract, ...order }) =>
    contract?.id == null ? [] : [{ ...order, contract, contractId: contract.id }],
  )
  const labels =
    withContract &&
    labelsOf(
      withContract.map(({ contract, plan, service, worker, needsWorker, startDate, visits }) => ({
        title: plan?.name || service?.name,
        // The chosen worker of such an order was booked by somebody else.
        worker: needsWorker ? undefined : worker?.name,
        startDate,
        endDate: visits.at(-1)?.date ?? null,
        number: contract.name,
      })),
    )
  const choices = withContract?.map(
    ({ contract, contractId, isCancellationExcluded }, place): ContractOption => ({
      id: String(contractId),
      label: labels?.[place] ?? contract.name,
      state: contract.state,
      isCancellationExcluded,
    }),
  )
  return { ...orders, choices }
}
