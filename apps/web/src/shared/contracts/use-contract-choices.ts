import { useAllPages } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'

export type ContractChoice = { readonly id: string; readonly label: string }

/** Every contract of the customer, whatever its state, the newest first: each came from an order. */
export function useContractChoices() {
  const orders = useAllPages(listMyOrders, { query: {} })
  const choices = orders.data?.flatMap(({ contract, service }): ContractChoice[] =>
    contract?.id == null
      ? []
      : [
          {
            id: String(contract.id),
            label: [contract.name, service?.name].filter(Boolean).join(' · '),
          },
        ],
  )
  return { ...orders, choices }
}
