import { isSameId, type Visit } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listVisits } from '@sakina/api-client/wire/visits'
import { useKit } from '@sakina/ui/provider'
import { useIntl } from 'react-intl'

import { useNow } from '../../shared/clock/use-now.ts'

const begins = ({ arrivesFrom }: Visit): number => arrivesFrom ?? 0

/** Returns the visits of a contract to choose from: those that began, the latest first, then those ahead. */
export function useVisitOptions(
  contractId: string,
): readonly { readonly id: string; readonly label: string }[] {
  const { formatDate } = useIntl()
  const { calendar } = useKit()
  const at = useNow()
  const { data = [] } = useEndpoint(listVisits, contractId === '' ? null : {})
  const ofContract = data.filter(
    ({ contract, status }) =>
      contract !== null && status.code !== 'moved' && isSameId(contract.id, contractId),
  )
  const begun = ofContract.filter((visit) => begins(visit) <= at)
  const ahead = ofContract.filter((visit) => begins(visit) > at)
  const sorted = [
    ...begun.toSorted((a, b) => begins(b) - begins(a)),
    ...ahead.toSorted((a, b) => begins(a) - begins(b)),
  ]
  return sorted.flatMap(({ id, date, name, worker }) => {
    if (id === null) return []
    const day =
      date === null
        ? name
        : formatDate(date, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            calendar: calendar === 'umalqura' ? 'islamic-umalqura' : calendar,
            timeZone: 'UTC',
          })
    return [{ id: String(id), label: [day, worker?.name].filter(Boolean).join(' · ') }]
  })
}
