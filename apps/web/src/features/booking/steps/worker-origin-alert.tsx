import type { AddressChoice, BookingDraft } from '@sakina/domain/booking'
import { Alert } from '@sakina/ui/alert'
import { Checkbox } from '@sakina/ui/checkbox'

import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { useWorkerOrigin } from './use-worker-origin.ts'

type Props = {
  draft: BookingDraft
  tried: boolean
  onChange: (address: AddressChoice) => void
}

/**
 * Says which city a live-in worker comes from, if she is not of the city of the home, and asks the family to
 * agree. The booking cannot continue before that.
 */
export function WorkerOriginAlert({ draft, tried, onChange }: Props) {
  const t = useText()
  const gender = useWorkerGender()
  const { city, origins, isChosen, isAccepted } = useWorkerOrigin(draft)
  if (origins.length === 0) return null
  const places = origins.map(({ name }) => name).join(t('booking.origin.or'))
  return (
    <Alert announce title={t('booking.origin.title', { gender, places })}>
      {!isChosen && <p className="m-0">{t('booking.origin.none', { gender, city })}</p>}
      <Checkbox
        label={t('booking.origin.agree', { gender, places })}
        checked={isAccepted}
        required
        error={tried && !isAccepted ? t('booking.origin.missing') : undefined}
        onCheckedChange={(agrees) =>
          onChange({
            ...draft.steps.address,
            acceptedWorkerCityIds: agrees ? origins.flatMap(({ id }) => id ?? []) : undefined,
          })
        }
      />
    </Alert>
  )
}
