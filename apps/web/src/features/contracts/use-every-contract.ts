import { sameId, type Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import {
  listCancelledContracts,
  listDefaultedContracts,
  listFinishedContracts,
  listOnHoldContracts,
  listPendingSwapContracts,
  listRunningContracts,
  listSuspendedContracts,
} from '@sakina/api-client/wire/contracts'

import { useCustomer } from '../../shared/session/session.ts'
import { LIVE_MS } from '../../shared/timing/live.ts'

/**
 * Every contract. The documented call behind “all” is the running one, so the other states are asked for by their own
 * calls; those running hold those about to end.
 */
export function useEveryContract() {
  const { partnerId } = useCustomer()
  const query = { query: partnerId === null ? {} : { partner_id: String(partnerId) } }
  // All of them: an answer of the office takes a contract from one to another
  const often = { refreshInterval: LIVE_MS }
  const answers = [
    useEndpoint(listRunningContracts, query, often),
    useEndpoint(listOnHoldContracts, query, often),
    useEndpoint(listPendingSwapContracts, query, often),
    useEndpoint(listSuspendedContracts, query, often),
    useEndpoint(listDefaultedContracts, query, often),
    useEndpoint(listFinishedContracts, query, often),
    useEndpoint(listCancelledContracts, query, often),
  ]
  const whole = answers.every(({ data }) => data !== undefined)
  const all = answers.flatMap(({ data = [] }): readonly Contract[] => data)
  return {
    // One that changes state between two answers may stand in both
    data: whole
      ? all
          .filter(({ id }, place) => all.findIndex((other) => sameId(other.id, id)) === place)
          .toSorted((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''))
      : undefined,
    error: answers.find(({ data, error }) => data === undefined && error)?.error,
    isValidating: answers.some(({ data, isValidating }) => data === undefined && isValidating),
    mutate: () => Promise.all(answers.map(({ mutate }) => mutate())),
  }
}
