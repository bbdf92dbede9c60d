import type { Address } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { deleteAddress, getPartner, updateAddress } from '@sakina/api-client/wire/partners'
import { AddressCard, AddressCardSkeleton } from '@sakina/ui/address-card'
import { Alert } from '@sakina/ui/alert'
import { AlertDialog } from '@sakina/ui/alert-dialog'
import { NajdiDoorway } from '@sakina/ui/art/illustrations/najdi-doorway'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { Skeleton } from '@sakina/ui/skeleton'
import { useState } from 'react'

import { addressView, mainFirst } from '../../shared/address/address-view.ts'
import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { useLocale } from '../../shared/intl/locale-context.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useRefusalWords } from '../../shared/refusals/use-refusal-words.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'

const EditAddress = lazyPart('features/address/edit-address', () => import('./edit-address.part.tsx'))

/** The addresses of the customer: one of them the main one. */
export function AddressBook() {
  const t = useText()
  const words = useRefusalWords()
  const locale = useLocale()
  const { partnerId } = useCustomer()
  const partner = useEndpoint(
    getPartner,
    partnerId === null ? null : { params: { partnerId: String(partnerId) } },
  )
  const update = useCommand(updateAddress)
  const remove = useCommand(deleteAddress)
  const [editing, setEditing] = useState<Address | 'new'>()
  const [leaving, setLeaving] = useState<Address>()
  const [busy, setBusy] = useState<Address['id']>()

  const makeMain = async ({ id }: Address) => {
    setBusy(id)
    await update.run({ params: { id: String(id) }, body: { is_main: true } })
    setBusy(undefined)
  }
  const removeIt = async () => {
    if (!leaving) return
    await remove.run({ params: { id: String(leaving.id) } })
    setLeaving(undefined)
  }
  const add = (
    <Button
      className="justify-self-start"
      onPointerEnter={() => void EditAddress.preload(locale)}
      onFocus={() => void EditAddress.preload(locale)}
      onClick={() => setEditing('new')}
    >
      {t('address.add')}
    </Button>
  )
  const failure = update.error ?? remove.error
  return (
    <div className="grid gap-5">
      {failure && (
        <Alert tone="danger" announce>
          {words(failure)}
        </Alert>
      )}
      <AsyncView
        answer={partner}
        label={t('address.loading')}
        failedTitle={t('address.listFailed')}
        loading={
          <div className="grid gap-5">
            <Skeleton shape="button" width="button" />
            <div className="grid gap-4 md:grid-cols-2">
              <AddressCardSkeleton />
            </div>
          </div>
        }
        isEmpty={({ addresses }) => addresses.length === 0}
        empty={
          <EmptyState
            title={t('address.none')}
            text={t('address.noneText')}
            illustration={<NajdiDoorway />}
            action={add}
          />
        }
      >
        {({ addresses }) => (
          <>
            {add}
            <ul aria-label={t('address.title')} className="m-0 grid list-none gap-4 p-0 md:grid-cols-2">
              {mainFirst(addresses).map((address) => (
                <AddressCard
                  as="li"
                  key={String(address.id)}
                  address={addressView(address)}
                  busy={busy === address.id}
                  {...(address.mapLink !== null && {
                    mapLink: (
                      <a href={address.mapLink} target="_blank" rel="noreferrer">
                        {t('address.map')}
                      </a>
                    ),
                  })}
                  onEdit={() => setEditing(address)}
                  onRemove={() => setLeaving(address)}
                  {...(!address.isMain && { onMakeMain: () => void makeMain(address) })}
                />
              ))}
            </ul>
          </>
        )}
      </AsyncView>
      {editing && (
        <EditAddress
          address={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onSaved={() => setEditing(undefined)}
        />
      )}
      <AlertDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={t('address.remove')}
        description={t('address.removeText', { street: leaving?.street ?? '' })}
        confirm={t('address.removeConfirm')}
        loading={remove.busy}
        onConfirm={() => void removeIt()}
      />
    </div>
  )
}
