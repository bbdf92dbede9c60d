import type { BookingDispatch } from '@sakina/api-client/booking'
import { getChosenDelivery, parseDeliveryChoice } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { NativeSelect } from '@sakina/ui/native-select'
import { RadioGroup } from '@sakina/ui/radio-group'

import { useOwnBranches } from '../shared/list-filters.tsx'
import { useText } from '../shared/text.ts'

type Props = { draft: BookingDraft; change: BookingDispatch }

/** From which branch the worker starts, and whether she is brought home. */
export function DeliveryChoice({ draft, change }: Props) {
  const t = useText()
  const branches = useOwnBranches()
  const { branchId } = getChosenDelivery(draft)
  const chosen = draft.service === 'hourly' ? undefined : draft.steps.delivery
  const choose = (next: { readonly branchId?: string | number; readonly delivery?: string }): void => {
    const delivery = parseDeliveryChoice({ ...chosen, unfinished: undefined, ...next })
    const isComplete = delivery.branchId !== undefined && delivery.delivery !== undefined
    change({ type: 'chooseDelivery', delivery: { ...delivery, ...(!isComplete && { unfinished: true }) } })
  }
  return (
    <>
      <NativeSelect
        label={t('newOrder.branch')}
        required
        placeholder={t('answer.chooseOne')}
        options={branches.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={branchId === undefined ? '' : String(branchId)}
        onValueChange={(value) => {
          const branch = branches.find(({ id }) => String(id) === value)
          if (branch?.id != null) choose({ branchId: branch.id })
        }}
      />
      <RadioGroup
        label={t('newOrder.delivery')}
        required
        options={[
          { value: 'home', label: t('newOrder.delivery.home') },
          { value: 'pickup', label: t('newOrder.delivery.pickup') },
        ]}
        value={chosen?.delivery ?? ''}
        onValueChange={(delivery) => choose({ delivery })}
      />
    </>
  )
}
