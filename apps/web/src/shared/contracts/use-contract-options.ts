import type { Order } from '@sakina/api-client/client'
import { useAllPages } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'

import { useContractLabel } from './use-contract-label.ts'

// The largest documented page; a long-standing customer has hundreds of contracts.
const A_CALL = 100

/** A contract to choose in a form. */
export type ContractOption = {
  readonly id: string
  readonly label: string
  readonly state: NonNullable<Order['contract']>['state']
  readonly isByInstalments: boolean
}

/** Returns every contract of the customer in any state, the newest first. */
export function useContractOptions() {
  const label = useContractLabel()
  const orders = useAllPages(listMyOrders, { query: { limit: A_CALL } })
  const choices = orders.data?.flatMap(
    ({ contract, service, worker, startDate, visits, paymentMethod }): ContractOption[] =>
      contract?.id == null
        ? []
        : [
            {
              id: String(contract.id),
              label: label({
                service: service?.name,
                worker: worker?.name,
                startDate,
                endDate: visits.at(-1)?.date ?? null,
                number: contract.name,
              }),
              state: contract.state,
              isByInstalments: paymentMethod === 'instalments',
            },
          ],
  )
  return { ...orders, choices }
}
