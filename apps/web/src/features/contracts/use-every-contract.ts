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
import { useEffect, useEffectEvent, useRef } from 'react'

import { useCustomer } from '../../shared/session/session.ts'
import { useLive } from '../../shared/timing/live.ts'

const isAsked = ({ openRequest }: Contract): boolean => openRequest !== null

/**
 * Every contract. The documented call behind “all” is the running one, so the other states are asked for by their own
 * calls; those running hold those about to end.
 */
export function useEveryContract() {
  const { partnerId } = useCustomer()
  const query = { query: partnerId === null ? {} : { partner_id: String(partnerId) } }
  const answers = [
    useEndpoint(listRunningContracts, query),
    useEndpoint(listOnHoldContracts, query),
    useEndpoint(listPendingSwapContracts, query),
    useEndpoint(listSuspendedContracts, query),
    useEndpoint(listDefaultedContracts, query),
    useEndpoint(listFinishedContracts, query),
    useEndpoint(listCancelledContracts, query),
  ]
  const whole = answers.every(({ data }) => data !== undefined)
  const all = answers.flatMap(({ data = [] }): readonly Contract[] => data)
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
