import type { BookingDispatch } from '@sakina/api-client/booking'
import { isSameId, type PlanDetail } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { getPartner } from '@sakina/api-client/wire/partners'
import { listWorkers } from '@sakina/api-client/wire/workers'
import {
  getChosenAddressId,
  getChosenStartDay,
  getChosenVisits,
  getChosenWorkers,
} from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { NativeSelect } from '@sakina/ui/native-select'

import { useSession } from '../shared/person.ts'
import { useText } from '../shared/text.ts'
import type { Family } from './address-choice.tsx'

type Props = { plan: PlanDetail; draft: BookingDraft; change: BookingDispatch; family: Family }

/** Who comes: one of the workers who are free, or the nearest one. */
export function WorkerChoice({ plan, draft, change, family }: Props) {
  const t = useText()
  const { person } = useSession()
  const book = useEndpoint(getPartner, { params: { partnerId: String(family.id) } }).data?.addresses ?? []
  const addressId = getChosenAddressId(draft)
  const home = book.find(({ id }) => addressId !== undefined && isSameId(id, addressId))?.neighborhood?.id
  const { firstDay, period } = getChosenVisits(draft)
  const from = firstDay ?? getChosenStartDay(draft)
  const { data } = useEndpoint(
    listWorkers,
    {
      query: {
        plan: Number(plan.id),
        limit: 100,
        ...(from !== undefined && { from }),
        ...(firstDay !== undefined && period !== undefined && { window: period }),
        ...(home != null && { neighborhood: Number(home) }),
      },
    },
    { keepPreviousData: true },
  )
  const isOwn = (branch: { readonly id: string | number | null } | null): boolean =>
    person.branches.length === 0 ||
    branch === null ||
    person.branches.some((own) => own !== null && branch.id !== null && isSameId(own.id ?? '', branch.id))
  const workers = (data?.items ?? []).filter(({ branch }) => isOwn(branch))
  const [chosen] = getChosenWorkers(draft).workerIds
  return (
    <NativeSelect
      label={t('answer.field.worker')}
      hint={data !== undefined && workers.length === 0 ? t('answer.noWorkers') : undefined}
      placeholder={t('answer.nearest')}
      options={workers.map(({ id, name, nationality, branch }) => ({
        value: String(id),
        label: [name, nationality?.name, branch?.name].filter(Boolean).join(' · '),
      }))}
      value={chosen === undefined ? '' : String(chosen)}
      onValueChange={(value) => {
        const worker = workers.find(({ id }) => String(id) === value)
        if (worker === undefined) change({ type: 'leaveToOffice' })
        else change({ type: 'chooseWorkers', workers: { count: 1, workerIds: [worker.id] } })
      }}
    />
  )
}
