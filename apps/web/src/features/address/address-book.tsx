import type { Address } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { deleteAddress, getPartner, updateAddress } from '@sakina/api-client/wire/partners'
import { AddressCard, AddressCardSkeleton } from '@sakina/ui/address-card'
import { Alert } from '@sakina/ui/alert'
import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { ErrorState } from '@sakina/ui/error-state'
import { useEffect, useRef, useState } from 'react'

import { toAddressCardAddress, sortMainAddressFirst } from '../../shared/address/address-view.ts'
import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useFocusAfterRemoval } from '../../shared/async-view/use-focus-after-removal.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { usePopup } from '../../shared/popup/use-popup.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'

const EditAddress = lazyComponent(() => import('./edit-address-popup.tsx'))
const AlertDialog = lazyComponent(async () => ({
  default: (await import('@sakina/ui/alert-dialog')).AlertDialog,
}))

function usePartner() {
  const { partnerId } = useCustomer()
  return useEndpoint(getPartner, partnerId === null ? null : { params: { partnerId: String(partnerId) } })
}

/** Opens the form for a new address, once there is one. The empty list has a button of its own. */
export function AddAddressButton() {
  const t = useText()
  const partner = usePartner()
  const { show } = usePopup('address')
  return (
    (partner.data?.addresses.length ?? 0) > 0 && (
      <Button size="sm" onClick={() => show('address')}>
        {t('address.add')}
      </Button>
    )
  )
}

/** Lists the addresses of the customer, one of which is the main one. */
export function AddressBook() {
  const t = useText()
  const words = useErrorMessage()
  const { partnerId } = useCustomer()
  const partner = usePartner()
  const update = useCommand(updateAddress)
  const remove = useCommand(deleteAddress)
  const { open: popup, named, show, close } = usePopup('address')
  const wanted = popup === 'address' ? named('address') : undefined
  const [editedAddress, setEditedAddress] = useState<Address>()
  const found = partner.data?.addresses.find(({ id }) => String(id) === wanted)
  // The popup keeps its address even if the list changes.
  if (found && found.id !== editedAddress?.id) setEditedAddress(found)
  // Clears the address on closing, so that the popup shows current data the next time.
  if (typeof wanted !== 'string' && editedAddress) setEditedAddress(undefined)
  const [addressToRemove, setAddressToRemove] = useState<Address>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => AlertDialog.preload(), [])
  useFocusAfterRemoval(place, partner.data?.addresses, addressToRemove !== undefined)
  const [busy, setBusy] = useState<Address['id']>()

  const makeMain = async ({ id }: Address) => {
    if (busy !== undefined) return
    setBusy(id)
    await update.run({ params: { id: String(id) }, body: { isMain: true } })
    setBusy(undefined)
  }
  const removeIt = async () => {
    if (!addressToRemove) return
    const reply = await remove.run({ params: { id: String(addressToRemove.id) } })
    if (!reply.ok) return
    setAddressToRemove(undefined)
    showToast(t('address.removed'))
  }
  // Without a partner id the addresses can never be fetched.
  if (partnerId === null) return <ErrorState title={t('address.listFailed')} text={t('address.noPartner')} />
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid gap-5 outline-none"
      {...preloadOnIntent(EditAddress.preload)}
    >
      {update.error && (
        <Alert tone="danger" announce>
          {words(update.error)}
        </Alert>
      )}
      <AsyncView
        answer={partner}
        label={t('address.loading')}
        failedTitle={t('address.listFailed')}
        loading={
          <div className="grid gap-4 md:grid-cols-2">
            <AddressCardSkeleton />
          </div>
        }
        isEmpty={({ addresses }) => addresses.length === 0}
        empty={
          <EmptyState
            title={t('address.none')}
            text={t('address.noneText')}
            illustration={<NajdiDoorway />}
            action={<Button onClick={() => show('address')}>{t('address.add')}</Button>}
          />
        }
      >
        {({ addresses }) => (
          <ul aria-label={t('address.title')} className="m-0 grid list-none gap-4 p-0 md:grid-cols-2">
            {sortMainAddressFirst(addresses).map((address) => (
              <AddressCard
                as="li"
                key={String(address.id)}
                address={toAddressCardAddress(address)}
                loading={busy === address.id}
                {...(address.mapLink !== null && {
                  mapLink: (
                    <a href={address.mapLink} target="_blank" rel="noreferrer">
                      {t('address.map')}
                    </a>
                  ),
                })}
                onEdit={() => show('address', { address: String(address.id) })}
                onRemove={() => {
                  // The error of another item must not be shown for this one.
                  remove.reset()
                  setAddressToRemove(address)
                }}
                {...(!address.isMain && { onMakeMain: () => void makeMain(address) })}
              />
            ))}
          </ul>
        )}
      </AsyncView>
      {(wanted === null || (editedAddress && String(editedAddress.id) === wanted)) && (
        <EditAddress
          key={wanted}
          address={wanted === null ? undefined : editedAddress}
          onClose={close}
          onSaved={() => {
            showToast(t(wanted === null ? 'address.saved' : 'address.changed'))
            close()
          }}
        />
      )}
      {addressToRemove && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAddressToRemove(undefined)}
          title={t('address.remove')}
          description={t('address.removeText', { street: addressToRemove.street ?? '' })}
          confirm={t('address.removeConfirm')}
          loading={remove.busy}
          onConfirm={() => void removeIt()}
        >
          {remove.error && (
            <Alert tone="danger" announce>
              {words(remove.error)}
            </Alert>
          )}
        </AlertDialog>
      )}
    </div>
  )
}
