import type { Address, Id } from '@sakina/api-client/client'
import { isSameId } from '@sakina/api-client/client'
import { getPartner } from '@sakina/api-client/wire/partners'
import { useEndpoint } from '@sakina/api-client/swr'
import { isSavedAddressComplete, toAddressChoice } from '@sakina/domain/booking'
import type { AddressChoice } from '@sakina/domain/booking'
import { AddressCard, AddressCardSkeleton } from '@sakina/ui/address-card'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { Field } from '@sakina/ui/field'
import { Icon, plusIcon } from '@sakina/ui/icon'
import { useId, useState, type ReactNode } from 'react'

import { toAddressCardAddress } from '../../../shared/address/address-view.ts'
import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { useSession } from '../../../shared/session/session.ts'

/** The form of the address book, passed in by the page. */
export type AddressFormRenderer = (props: {
  /** The address to complete. Without it the form creates a new one. */
  readonly address?: Address | undefined
  readonly onSaved: (id: Id) => void
}) => ReactNode

/** Reads the address book of the signed-in customer. */
export function useAddressBook() {
  const session = useSession()
  const partnerId = 'customer' in session ? session.customer.partnerId : null
  return useEndpoint(getPartner, partnerId === null ? null : { params: { partnerId: String(partnerId) } })
}

/** Returns an address of the address book by its id. */
export const useSavedAddress = (id: Id | undefined): Address | undefined =>
  useAddressBook().data?.addresses.find((address) => isSameId(id ?? null, address.id))

type Props = {
  addressId: Id | undefined
  /** Whether an address was chosen or typed; otherwise an incomplete main address opens to be completed. */
  isAsked: boolean
  /** An address that was typed and not saved, shown first. */
  typed?: ReactNode
  error: string | undefined
  form: AddressFormRenderer
  onChange: (address: AddressChoice) => void
  /** What is to be said about the chosen address. */
  notices: ReactNode
}

/** Chooses an address of the address book, completes one, or adds one. */
export function SavedAddressPicker({ addressId, isAsked, typed, error, form, onChange, notices }: Props) {
  const t = useText()
  const group = useId()
  const partner = useAddressBook()
  /** The form of a new address, or of an incomplete one in the address book. */
  const [addressInForm, setAddressInForm] = useState<'new' | 'none' | Address>()
  const isTyped = typed !== undefined
  const book = partner.data?.addresses ?? []
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
            <Field label={t('booking.address.which')} group required error={error}>
              {() => (
                <div className="grid gap-3 lg:grid-cols-2">
                  {typed}
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
            {notices}
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
