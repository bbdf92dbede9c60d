import type { Id } from '@sakina/api-client/client'
import { sameId } from '@sakina/api-client/client'
import { getPartner } from '@sakina/api-client/wire/partners'
import { useEndpoint } from '@sakina/api-client/swr'
import { halfDone, isHalfDone, type BookingDraft, type StepValues } from '@sakina/domain/draft'
import { AddressCard, AddressCardSkeleton } from '@sakina/ui/address-card'
import { Button } from '@sakina/ui/button'
import { Field } from '@sakina/ui/field'
import { Icon, plusIcon } from '@sakina/ui/icon'
import { useEffect, useId, useState, type ReactNode } from 'react'

import { addressView } from '../../../shared/address/address-view.ts'
import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useProblemWords } from '../../../shared/forms/validation/use-problem-words.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSession } from '../../../shared/session/session.ts'
import { GuestAddressForm } from './guest-address-form.tsx'
import { addressOf } from './step-values.ts'

/** The form of the customer's address book, put in by the page. */
export type AddressForm = (props: { readonly onSaved: (id: Id) => void }) => ReactNode

type Props = {
  draft: BookingDraft
  tried: boolean
  form: AddressForm
  onChange: (values: StepValues | undefined) => void
}

/** Where to: one of the customer's addresses or a new one; a guest's is kept with the booking until sign-in. */
export function AddressStep(props: Props) {
  const { status } = useSession()
  return status === 'signedIn' || status === 'expired' ? (
    <OwnAddresses {...props} />
  ) : (
    <GuestAddress draft={props.draft} onChange={props.onChange} />
  )
}

function GuestAddress({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useText()
  const typed = draft.steps.address
  const isWhole = typed !== undefined && !isHalfDone(typed)
  const [editing, setEditing] = useState(!isWhole)
  const [first] = useState(typed ?? {})
  if (!isWhole || editing)
    return (
      <div className="grid gap-3">
        <p className="m-0 text-text-muted">{t('booking.address.guest')}</p>
        <GuestAddressForm
          first={isWhole ? typed : first}
          // An address that is whole stays as it is until the new one is
          onTyping={isWhole ? undefined : (values) => onChange(halfDone(values))}
          onTyped={(values) => {
            onChange(values)
            setEditing(false)
          }}
          onCancel={isWhole ? () => setEditing(false) : undefined}
        />
      </div>
    )
  const text = (field: string): string => {
    const value = typed[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return (
    <AddressCard
      address={{
        street: text('street'),
        buildingNumber: text('buildingNumber'),
        unitNumber: text('unitNumber'),
        neighborhood: text('neighborhoodName'),
        city: text('cityName'),
        region: text('regionName'),
        postalCode: text('postalCode'),
      }}
      onEdit={() => setEditing(true)}
    />
  )
}

function OwnAddresses({ draft, tried, form, onChange }: Props) {
  const t = useText()
  const words = useProblemWords()
  const group = useId()
  const session = useSession()
  const partnerId = 'customer' in session ? session.customer.partnerId : null
  const partner = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const [adding, setAdding] = useState(false)
  const { addressId } = addressOf(draft)
  const isAsked = draft.steps.address !== undefined
  const isTyped = isAsked && addressId === undefined
  const main = partner.data?.addresses.find(({ isMain }) => isMain)?.id
  useEffect(() => {
    if (!isAsked && main !== undefined) onChange({ addressId: main })
  }, [isAsked, main, onChange])
  return (
    <AsyncView
      answer={partner}
      label={t('booking.address.loading')}
      failedTitle={t('booking.address.failed')}
      loading={<AddressCardSkeleton />}
    >
      {({ addresses }) =>
        adding || (addresses.length === 0 && !isTyped) ? (
          <div className="grid gap-3">
            {form({
              onSaved: (id) => {
                onChange({ addressId: id })
                setAdding(false)
                void partner.mutate()
              },
            })}
            {addresses.length > 0 && (
              <Button variant="quiet" className="justify-self-start" onClick={() => setAdding(false)}>
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
                tried && (!isAsked || isHalfDone(draft.steps.address))
                  ? words({ key: 'validation.booking.chooseAddress', values: {} })
                  : undefined
              }
            >
              {() => (
                <div className="grid gap-3 lg:grid-cols-2">
                  {isTyped && <GuestAddress draft={draft} onChange={onChange} />}
                  {addresses.map((address) => (
                    <AddressCard
                      key={String(address.id)}
                      address={addressView(address)}
                      choice={{
                        group,
                        chosen: sameId(addressId ?? null, address.id),
                        onChoose: () => onChange({ addressId: address.id }),
                      }}
                    />
                  ))}
                </div>
              )}
            </Field>
            <Button
              variant="secondary"
              className="justify-self-start"
              icon={<Icon of={plusIcon} size="md" />}
              onClick={() => setAdding(true)}
            >
              {t('booking.address.add')}
            </Button>
          </div>
        )
      }
    </AsyncView>
  )
}
