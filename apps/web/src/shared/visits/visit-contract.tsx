import type { Order, Visit } from '@sakina/api-client/client'

import { paths } from '../config/paths.ts'
import { canMakeContractRequest } from '../contracts/can-request.ts'
import { Link } from '../router/index.ts'

/** Returns the URL of the details of a visit's contract. */
export const contractUrlOfVisit = ({ contract }: Visit): string | undefined =>
  contract?.id == null ? undefined : paths.contracts.to({ popup: 'contract', contract: contract.id })

/** Draws the link to the contract of a visit. */
export function contractLinkOfVisit(visit: Visit) {
  const url = contractUrlOfVisit(visit)
  return url === undefined ? undefined : <Link to={url} />
}

/**
 * Returns the URL of the cancellation of a visit's contract, unless it cannot be cancelled now. As long as the
 * order is unknown, the form itself says whether it can.
 */
export function cancellationUrlOfVisit({ contract }: Visit, order: Order | undefined): string | undefined {
  if (contract?.id == null) return undefined
  const can =
    order?.contract == null ||
    canMakeContractRequest({ ...order, state: order.contract.state }, 'cancellation')
  return can ? paths.contracts.to({ popup: 'cancellation', contract: contract.id }) : undefined
}
