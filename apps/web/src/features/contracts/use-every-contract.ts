import type { Contract } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { contractLists } from '@sakina/api-client/wire/contract-lists'
import type { StoredContractState } from '@sakina/domain/vocabulary'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useCustomer } from '../../shared/session/session.ts'
import { useLive } from '../../shared/timing/live.ts'

const isAsked = ({ openRequest }: Contract): boolean => openRequest !== null

/** One that changes state between two answers may stand in both; the newest come first. */
function together(lists: readonly (readonly Contract[] | undefined)[]): readonly Contract[] {
  const byId = new Map<string, Contract>()
  for (const contract of lists.flatMap((list = []) => list)) {
    const id = String(contract.id)
    if (!byId.has(id)) byId.set(id, contract)
  }
  // Days of the calendar stand in order as they are written, and comparing them as words takes many times as long
  return [...byId.values()].toSorted(({ startDate: a }, { startDate: b }) => {
    if (a === b) return 0
    return (a ?? '') < (b ?? '') ? 1 : -1
  })
}

/**
 * Every contract. The documented call behind “all” is the running one, so the other states are asked for by their own
 * calls; those running hold those about to end.
 */
export function useEveryContract() {
  const { partnerId } = useCustomer()
  const query = { query: partnerId === null ? {} : { partner_id: String(partnerId) } }
  const answers = Object.values({
    running: useEndpoint(contractLists.running, query),
    on_hold: useEndpoint(contractLists.on_hold, query),
    pending_swap: useEndpoint(contractLists.pending_swap, query),
    suspended: useEndpoint(contractLists.suspended, query),
    defaulted: useEndpoint(contractLists.defaulted, query),
    finished: useEndpoint(contractLists.finished, query),
    cancelled: useEndpoint(contractLists.cancelled, query),
  } satisfies Readonly<Record<StoredContractState, unknown>>)
  const lists = answers.map(({ data }) => data)
  const whole = lists.every((list) => list !== undefined)
  const asking = answers.some(({ isValidating }) => isValidating)
  // One that goes from list to list has left the one before the other has it: what was shown stands until all have answered
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
  useLive(asked !== '', () => {
    // Those it stands in, until it stands there no more
    for (const { data, mutate } of answers) if (data?.some(isAsked)) void mutate()
  })
  const before = useRef('')
  const refresh = useEffectEvent(() => {
    for (const { mutate } of answers) void mutate()
  })
  useEffect(() => {
    // An answer of the office takes a contract from the list that was watched to one that was not
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
