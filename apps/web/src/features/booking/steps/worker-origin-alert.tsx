import type { AddressChoice, BookingDraft } from '@sakina/domain/booking'
import { Alert } from '@sakina/ui/alert'
import { Checkbox } from '@sakina/ui/checkbox'
import type { ReactNode } from 'react'

import { useText } from '../../../shared/intl/use-text.ts'
import { useWorkerGender } from '../plan/use-booked-plan.ts'
import { useWorkerOrigin } from './use-worker-origin.ts'

type ConsentProps = {
  title: string
  label: string
  isAccepted: boolean
  isMissing: boolean
  onChange: (isAccepted: boolean) => void
  children?: ReactNode
}

/** Says which other city a worker comes from, and asks the family to agree. */
export function OriginConsent({ title, label, isAccepted, isMissing, onChange, children }: ConsentProps) {
  const t = useText()
  return (
    <Alert announce title={title}>
      {children}
      <Checkbox
        label={label}
        checked={isAccepted}
        required
        error={isMissing ? t('booking.origin.missing') : undefined}
        onCheckedChange={onChange}
      />
    </Alert>
  )
}

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
    <OriginConsent
      title={t('booking.origin.title', { gender, places })}
      label={t('booking.origin.agree', { gender, places })}
      isAccepted={isAccepted}
      isMissing={tried && !isAccepted}
      onChange={(agrees) =>
        onChange({
          ...draft.steps.address,
          acceptedWorkerCityIds: agrees ? origins.flatMap(({ id }) => id ?? []) : undefined,
        })
      }
    >
      {!isChosen && <p className="m-0">{t('booking.origin.none', { gender, city })}</p>}
    </OriginConsent>
  )
}
