import type { Card as SavedCard } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { deleteCard, listCards } from '@sakina/api-client/wire/wallet'
import { Alert } from '@sakina/ui/alert'
import { Wallet as WalletArt } from '@sakina/ui/art/illustrations/wallet'
import { Button } from '@sakina/ui/button'
import { CardTile, CardTileSkeleton } from '@sakina/ui/card-tile'
import { EmptyState } from '@sakina/ui/empty-state'
import { Icon, plusIcon } from '@sakina/ui/icon'
import { useEffect, useRef, useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useFocusAfterRemoval } from '../../shared/async-view/use-focus-after-removal.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useErrorMessage } from '../../shared/errors/error-messages.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'

const AddCard = lazyComponent(() => import('./add-card.tsx'))
const AlertDialog = lazyComponent(async () => ({
  default: (await import('@sakina/ui/alert-dialog')).AlertDialog,
}))

const grid = 'm-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4 p-0'

/** The saved cards. A popup adds one, and removing one asks for confirmation. */
export function CardList() {
  const t = useText()
  const close = useClosePopup('popup')
  usePreloadOnIntent({ 'popup=card': AddCard })
  const [search] = useSearchParams()
  const cards = useEndpoint(listCards, {})
  const [removing, setRemoving] = useState<SavedCard>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => AlertDialog.preload(), [])
  useFocusAfterRemoval(place, cards.data?.cards, removing !== undefined)
  const refusal = useErrorMessage()
  const { run, busy, error, reset } = useCommand(deleteCard)
  const remove = async () => {
    if (!removing) return
    const reply = await run({ params: { id: String(removing.id) } })
    if (!reply.ok) return
    setRemoving(undefined)
    showToast(t('wallet.cards.removed'))
  }
  const add = cards.data?.addedWhenPaying ? (
    <p className="m-0 text-text-muted">{t('wallet.cards.whenPaying')}</p>
  ) : (
    <Button asChild icon={<Icon of={plusIcon} />}>
      <PopupLink to={paths.walletCards.to({ add: true })}>{t('wallet.cards.add')}</PopupLink>
    </Button>
  )
  return (
    <div ref={place} tabIndex={-1} className="grid gap-5 outline-none">
      <AsyncView
        answer={cards}
        label={t('wallet.loading')}
        failedTitle={t('wallet.cards.failed')}
        loading={
          <div className={grid}>
            <CardTileSkeleton />
            <CardTileSkeleton />
          </div>
        }
        isEmpty={(all) => all.cards.length === 0}
        empty={
          <EmptyState
            title={t('wallet.cards.none')}
            text={t('wallet.cards.noneText')}
            illustration={<WalletArt />}
            action={add}
          />
        }
      >
        {(all) => (
          <>
            <ul aria-label={t('wallet.cards.title')} className={grid}>
              {all.cards.map((card) => (
                <CardTile
                  as="li"
                  key={String(card.id)}
                  card={card}
                  loading={busy && removing?.id === card.id}
                  onRemove={() => {
                    // The error of another item must not be shown for this one.
                    reset()
                    setRemoving(card)
                  }}
                />
              ))}
            </ul>
            <div>{add}</div>
          </>
        )}
      </AsyncView>
      {removing && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setRemoving(undefined)}
          title={t('wallet.cards.removeTitle', { last4: removing.last4 ?? '' })}
          description={t('wallet.cards.removeText')}
          confirm={t('wallet.cards.remove')}
          cancel={t('wallet.cards.keep')}
          tone="danger"
          loading={busy}
          onConfirm={() => void remove()}
        >
          {error && (
            <Alert tone="danger" announce>
              {refusal(error)}
            </Alert>
          )}
        </AlertDialog>
      )}
      {search.get('popup') === 'card' && cards.data?.addedWhenPaying === false && <AddCard onClose={close} />}
    </div>
  )
}
