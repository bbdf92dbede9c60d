import type { Address, Id } from '@sakina/api-client/client'
import { isSameId } from '@sakina/api-client/client'
import { getPartner } from '@sakina/api-client/wire/partners'
import { useEndpoint } from '@sakina/api-client/swr'
import {
  toAddressChoice,
  getChosenAddressId,
  isChoiceUnfinished,
  isAddressOutOfReach,
  isSavedAddressComplete,
} from '@sakina/domain/booking'
import type { AddressChoice, BookingDraft } from '@sakina/domain/booking'
import { AddressCard, AddressCardSkeleton } from '@sakina/ui/address-card'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Field } from '@sakina/ui/field'
import { Icon, plusIcon } from '@sakina/ui/icon'
import { useId, useState, type ReactNode } from 'react'

import { toAddressCardAddress } from '../../../shared/address/address-view.ts'
import { UnservedPlaceNotice } from '../../../shared/address/unserved-place-notice.tsx'
import { useNeighborhood, availabilityAlertParameters } from '../../../shared/address/use-places.ts'
import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSession } from '../../../shared/session/session.ts'
import { GuestAddressForm } from './guest-address-form.tsx'
import { UnreachedHomeAlert } from './unreached-home-alert.tsx'
import { WorkerOriginAlert } from './worker-origin-alert.tsx'

/** The form of the address book, passed in by the page. */
export type AddressFormRenderer = (props: {
  /** The address to complete. Without it the form creates a new one. */
  readonly address?: Address | undefined
  readonly onSaved: (id: Id) => void
}) => ReactNode

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
    <GuestAddress draft={props.draft} onChange={props.onChange} />
  )
}

/** Says who comes to the chosen home, where that is not a worker of its city. */
const ComingWorkerAlerts = ({ draft }: { draft: BookingDraft }) => (
  <>
    <UnreachedHomeAlert draft={draft} />
    <WorkerOriginAlert draft={draft} />
  </>
)

function GuestAddress({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
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
          notice={!isWhole && <ComingWorkerAlerts draft={draft} />}
          // A complete address stays selected until the new address is saved.
          onTyping={isWhole ? undefined : (values) => onChange({ ...values, unfinished: true })}
          onTyped={(values) => {
            onChange(values)
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
      <ComingWorkerAlerts draft={draft} />
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
  const group = useId()
  const session = useSession()
  const partnerId = 'customer' in session ? session.customer.partnerId : null
  const partner = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  /** The form of a new address, or of an incomplete one in the address book. */
  const [addressInForm, setAddressInForm] = useState<'new' | 'none' | Address>()
  const addressId = getChosenAddressId(draft)
  const isAsked = draft.steps.address !== undefined
  const isTyped = isAsked && addressId === undefined
  const book = partner.data?.addresses ?? []
  const chosen = book.find(({ id }) => isSameId(addressId ?? null, id))
  const main = book.find(({ isMain }) => isMain)
  const choose = (address: Address): void => {
    if (isSavedAddressComplete(address)) onChange(toAddressChoice(address))
    else setAddressInForm(address)
  }
  // An incomplete main address is opened for editing at once, and saving the form completes it.
  const lacking = !isAsked && main && !isSavedAddressComplete(main) ? main : undefined
  const writing = addressInForm === 'none' ? undefined : (addressInForm ?? lacking)
  const incomplete = writing === 'new' ? undefined : writing
  return (
    <AsyncView
      answer={partner}
      label={t('booking.address.loading')}
      failedTitle={t('booking.address.failed')}
      loading={<AddressCardSkeleton />}
    >
      {({ addresses }) =>
        writing !== undefined || (addresses.length === 0 && !isTyped) ? (
          <div className="grid gap-3">
            {incomplete && (
              <Alert tone="warning" title={t('booking.address.incomplete')}>
                {t('booking.address.incompleteText')}
              </Alert>
            )}
            {form({
              address: incomplete,
              onSaved: (id) => {
                // The form stays visible until the booking has its address, because Next may wait for it.
                setAddressInForm(writing ?? 'new')
                void partner.mutate().then((read) => {
                  const saved = read?.addresses.find((each) => isSameId(each.id, id))
                  onChange(saved ? toAddressChoice(saved) : { addressId: id })
                  setAddressInForm('none')
                })
              },
            })}
            {(addresses.length > 1 || writing === 'new') && addresses.length > 0 && (
              <Button variant="quiet" className="justify-self-start" onClick={() => setAddressInForm('none')}>
                {t('booking.back')}
              </Button>
            )}
          </div>
        ) : (
          <div className="grid gap-3">
            <Field
              label={t('booking.address.which')}
              group
              required
              error={
                tried && (!isAsked || isChoiceUnfinished(draft.steps.address))
                  ? t('booking.address.missing')
                  : undefined
              }
            >
              {() => (
                <div className="grid gap-3 lg:grid-cols-2">
                  {isTyped && <GuestAddress draft={draft} onChange={onChange} />}
                  {addresses.map((address) => (
                    <AddressCard
                      key={String(address.id)}
                      address={toAddressCardAddress(address)}
                      choice={{
                        group,
                        chosen: isSameId(addressId ?? null, address.id),
                        onChoose: () => choose(address),
                      }}
                    />
                  ))}
                </div>
              )}
            </Field>
            {!isTyped && (
              <>
                <OutOfReach
                  draft={draft}
                  place={chosen?.city ?? ''}
                  neighborhoodId={chosen?.neighborhood?.id ?? null}
                />
                <ComingWorkerAlerts draft={draft} />
              </>
            )}
            <Button
              variant="secondary"
              className="justify-self-start"
              icon={<Icon of={plusIcon} size="md" />}
              onClick={() => setAddressInForm('new')}
            >
              {t('booking.address.add')}
            </Button>
          </div>
        )
      }
    </AsyncView>
  )
}
