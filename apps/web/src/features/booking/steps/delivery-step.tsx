import { isSameId, type Branch } from '@sakina/api-client/client'
import { getDeliveryConfig, listBranches } from '@sakina/api-client/wire/catalogue'
import { useEndpoint, useNeighborhood } from '@sakina/api-client/swr'
import { parseDeliveryChoice } from '@sakina/domain/booking'
import type { BookingDraft, DeliveryChoice } from '@sakina/domain/booking'
import { deliveryStepSchema } from '@sakina/domain/validation'
import { Money } from '@sakina/ui/money'
import { NativeSelect } from '@sakina/ui/native-select'
import { RadioGroup } from '@sakina/ui/radio-group'
import { Skeleton } from '@sakina/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { useStepValues } from './use-step-values.ts'
import { useBookingNeighborhoodId } from './use-booking-neighborhood.ts'

type Props = {
  draft: BookingDraft
  tried: boolean
  onChange: (delivery: DeliveryChoice) => void
}

/** Chooses the branch, and whether the worker is delivered or collected. */
export function DeliveryStep({ draft, tried, onChange }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const branches = useEndpoint(listBranches, {})
  const config = useEndpoint(getDeliveryConfig, {})
  const { values, choose, errorOf } = useStepValues({
    schema: deliveryStepSchema,
    read: parseDeliveryChoice,
    first: (draft.service === 'hourly' ? undefined : draft.steps.delivery) ?? {},
    onChange,
    tried,
  })
  const city = useNeighborhood(String(useBookingNeighborhoodId(draft) ?? ''))?.city
  const servesHome = ({ servedCities }: Branch) =>
    city != null && servedCities.some(({ id }) => isSameId(id, city.id))
  const nearest = branches.data?.find(servesHome)?.id
  // The delivery costs, so the customer chooses it.
  const begin = useEffectEvent(() => {
    if (nearest !== undefined && values.branchId === undefined) choose({ branchId: nearest })
  })
  useEffect(() => {
    if (nearest !== undefined) begin()
  }, [nearest])
  const cost = config.data?.deliveryCost
  const branchId = String(values.branchId ?? '')
  return (
    <AsyncView
      answer={branches}
      label={t('booking.branches.loading')}
      failedTitle={t(
        branches.error?.code === 'unauthorized' ? 'booking.branches.noToken' : 'booking.branches.failed',
      )}
      loading={<Skeleton shape="block" className="h-24" />}
    >
      {(found) => (
        <div className="grid gap-5">
          <NativeSelect
            label={t('booking.branch')}
            required
            placeholder={t('booking.branch.choose')}
            hint={found.find(({ id }) => String(id) === branchId)?.location}
            value={branchId}
            error={errorOf('branchId')}
            options={found
              .toSorted((one, other) => Number(servesHome(other)) - Number(servesHome(one)))
              .map((branch) => ({
                value: String(branch.id),
                label: servesHome(branch) ? t('booking.branch.near', { name: branch.name }) : branch.name,
              }))}
            onValueChange={(id) => choose({ branchId: found.find((each) => String(each.id) === id)?.id })}
          />
          <RadioGroup
            variant="card"
            label={t('booking.delivery')}
            required
            value={values.delivery ?? ''}
            error={errorOf('delivery')}
            onValueChange={(delivery) => choose({ delivery: parseDeliveryChoice({ delivery }).delivery })}
            options={[
              {
                value: 'home',
                label: t('booking.delivery.home'),
                hint: t('booking.delivery.homeHint', { gender }),
                end:
                  cost === null || cost === undefined ? undefined : <Money halalas={cost} decimals="auto" />,
              },
              {
                value: 'pickup',
                label: t('booking.delivery.pickup'),
                hint: t('booking.delivery.pickupHint', { gender }),
                end: t('booking.delivery.free'),
              },
            ]}
          />
        </div>
      )}
    </AsyncView>
  )
}
