import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { contractListOperations } from '@sakina/api-client/wire/contract-lists'
import type { StoredContractState } from '@sakina/domain/vocabulary'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useCustomer } from '../../shared/session/session.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'

const isAsked = ({ openRequest }: Contract): boolean => openRequest !== null

/**
 * A contract that changes state between two responses may be in both lists. The newest contracts come
 * first.
 */
function together(lists: readonly (readonly Contract[] | undefined)[]): readonly Contract[] {
  const byId = new Map<string, Contract>()
  for (const contract of lists.flatMap((list = []) => list)) {
    const id = String(contract.id)
    if (!byId.has(id)) byId.set(id, contract)
  }
  // ISO dates sort as plain strings, which is much faster than localeCompare.
  return [...byId.values()].toSorted(({ startDate: a }, { startDate: b }) => {
    if (a === b) return 0
    return (a ?? '') < (b ?? '') ? 1 : -1
  })
}

/**
 * Returns every contract. The documented call for "all" returns only running ones, so the other states are
 * fetched separately. Running contracts include those about to end.
 */
export function useAllContracts() {
  const { partnerId } = useCustomer()
  const query = { query: partnerId === null ? {} : { customerId: String(partnerId) } }
  const answers = Object.values({
    running: useEndpoint(contractListOperations.running, query),
    on_hold: useEndpoint(contractListOperations.on_hold, query),
    pending_swap: useEndpoint(contractListOperations.pending_swap, query),
    suspended: useEndpoint(contractListOperations.suspended, query),
    defaulted: useEndpoint(contractListOperations.defaulted, query),
    finished: useEndpoint(contractListOperations.finished, query),
    cancelled: useEndpoint(contractListOperations.cancelled, query),
  } satisfies Readonly<Record<StoredContractState, unknown>>)
  const lists = answers.map(({ data }) => data)
  const whole = lists.every((list) => list !== undefined)
  const asking = answers.some(({ isValidating }) => isValidating)
  // A contract that changes lists may briefly be in neither. The earlier result is shown until all have
  // responded.
  const [shown, setShown] = useState<{ of: typeof lists; all: readonly Contract[] }>()
  const isNews = shown === undefined || (!asking && lists.some((list, place) => list !== shown.of[place]))
  const next = whole && isNews ? { of: lists, all: together(lists) } : shown
  if (next !== shown) setShown(next)
  const all = next?.all ?? []
  const asked = all
    .filter(isAsked)
    .map(({ id }) => String(id))
    .toSorted()
    .join(' ')
  usePolling(asked !== '', () => {
    // Refreshes the lists that contain an open request, until none of them does.
    for (const { data, mutate } of answers) if (data?.some(isAsked)) void mutate()
  })
  const before = useRef('')
  const refresh = useEffectEvent(() => {
    for (const { mutate } of answers) void mutate()
  })
  useEffect(() => {
    // An answer of the office may move a contract to a list that was not refreshed.
    const now = asked.split(' ')
    if (before.current !== '' && before.current.split(' ').some((id) => !now.includes(id))) refresh()
    before.current = asked
  }, [asked])
  return {
    data: next?.all,
    error: answers.find(({ data, error }) => data === undefined && error)?.error,
    isValidating: answers.some(({ data, isValidating }) => data === undefined && isValidating),
    mutate: () => Promise.all(answers.map(({ mutate }) => mutate())),
  }
}
