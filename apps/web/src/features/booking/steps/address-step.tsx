import { useNeighborhood } from '@sakina/api-client/swr'
import type { Id } from '@sakina/api-client/client'
import {
  getChosenAddressId,
  isChoiceUnfinished,
  isAddressOutOfReach,
  withAcceptedCities,
} from '@sakina/domain/booking'
import type { AddressChoice, BookingDraft } from '@sakina/domain/booking'
import { AddressCard } from '@sakina/ui/address-card'
import { useState } from 'react'

import { UnservedPlaceNotice } from '../../../shared/address/unserved-place-notice.tsx'
import { availabilityAlertParameters } from '../../../shared/address/use-places.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSession } from '../../../shared/session/session.ts'
import { GuestAddressForm } from './guest-address-form.tsx'
import { SavedAddressPicker, useSavedAddress, type AddressFormRenderer } from './saved-address-picker.tsx'
import { UnreachedHomeAlert } from './unreached-home-alert.tsx'
import { WorkerOriginAlert } from './worker-origin-alert.tsx'

type Props = {
  draft: BookingDraft
  tried: boolean
  form: AddressFormRenderer
  onChange: (address: AddressChoice) => void
}

/**
 * Chooses the address: one of the address book, or a new one. The address of a guest stays in the draft
 * until sign-in.
 */
export function AddressStep(props: Props) {
  const { status } = useSession()
  return status === 'signedIn' || status === 'expired' ? (
    <OwnAddresses {...props} />
  ) : (
    <GuestAddress draft={props.draft} tried={props.tried} onChange={props.onChange} />
  )
}

/** Says who comes to the chosen home, where that is not a worker of its city. */
const ComingWorkerAlerts = ({ draft, tried, onChange }: Omit<Props, 'form'>) => (
  <>
    <UnreachedHomeAlert draft={draft} />
    <WorkerOriginAlert draft={draft} tried={tried} onChange={onChange} />
  </>
)

function GuestAddress({ draft, tried, onChange }: Omit<Props, 'form'>) {
  const t = useText()
  const typed = draft.steps.address
  const isWhole = typed !== undefined && !isChoiceUnfinished(typed)
  const [editing, setEditing] = useState(!isWhole)
  const [first] = useState(typed ?? {})
  if (!isWhole || editing)
    return (
      <div className="grid gap-3">
        <p className="m-0 text-text-muted">{t('booking.address.guest')}</p>
        <GuestAddressForm
          first={isWhole ? typed : first}
          notice={!isWhole && <ComingWorkerAlerts draft={draft} tried={tried} onChange={onChange} />}
          // A complete address stays selected until the new address is saved.
          onTyping={
            isWhole
              ? undefined
              : (values) => onChange(withAcceptedCities(draft, { ...values, unfinished: true }))
          }
          onTyped={(values) => {
            onChange(withAcceptedCities(draft, values))
            setEditing(false)
          }}
          onCancel={isWhole ? () => setEditing(false) : undefined}
        />
      </div>
    )
  return (
    <>
      <TypedAddressCard typed={typed} onEdit={() => setEditing(true)} />
      <OutOfReach draft={draft} place={typed.cityName ?? ''} neighborhoodId={typed.neighborhoodId ?? null} />
      <ComingWorkerAlerts draft={draft} tried={tried} onChange={onChange} />
    </>
  )
}

/**
 * The typed address of a guest. Its place is shown in the language of the page, whichever language
 * it was typed in.
 */
function TypedAddressCard({ typed, onEdit }: { typed: AddressChoice; onEdit: () => void }) {
  const place = useNeighborhood(String(typed.neighborhoodId ?? ''))
  return (
    <AddressCard
      address={{
        street: typed.street ?? '',
        buildingNumber: typed.buildingNumber ?? '',
        unitNumber: typed.unitNumber ?? '',
        neighborhood: place?.name ?? typed.neighborhoodName ?? '',
        city: place?.city?.name ?? typed.cityName ?? '',
        region: place?.region?.name ?? typed.regionName ?? '',
        postalCode: typed.postalCode ?? '',
      }}
      onEdit={onEdit}
    />
  )
}

/** Shown for a place without service. The booking cannot continue with this address. */
function OutOfReach({
  draft,
  place,
  neighborhoodId,
}: {
  draft: BookingDraft
  place: string
  neighborhoodId: Id | null
}) {
  const isOut = isAddressOutOfReach(draft)
  const neighborhood = useNeighborhood(isOut ? String(neighborhoodId ?? '') : '')
  return (
    isOut && (
      <div tabIndex={-1} data-refusal className="outline-none">
        <UnservedPlaceNotice
          place={place}
          wanted={availabilityAlertParameters(neighborhood?.city, neighborhood?.region)}
        />
      </div>
    )
  )
}

function OwnAddresses({ draft, tried, form, onChange }: Props) {
  const t = useText()
  const addressId = getChosenAddressId(draft)
  const isAsked = draft.steps.address !== undefined
  const isTyped = isAsked && addressId === undefined
  const chosen = useSavedAddress(addressId)
  return (
    <SavedAddressPicker
      addressId={addressId}
      isAsked={isAsked}
      typed={isTyped ? <GuestAddress draft={draft} tried={tried} onChange={onChange} /> : undefined}
      error={
        tried && (!isAsked || isChoiceUnfinished(draft.steps.address))
          ? t('booking.address.missing')
          : undefined
      }
      form={form}
      onChange={onChange}
      notices={
        !isTyped && (
          <>
            <OutOfReach
              draft={draft}
              place={chosen?.city ?? ''}
              neighborhoodId={chosen?.neighborhood?.id ?? null}
            />
            <ComingWorkerAlerts draft={draft} tried={tried} onChange={onChange} />
          </>
        )
      }
    />
  )
}
