import { useEndpoint, useFirstPages } from '@sakina/api-client/swr'
import { getWallet, listWalletEntries } from '@sakina/api-client/wire/wallet'
import { Wallet as WalletArt } from '@sakina/ui/art/illustrations/wallet'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { LedgerList, LedgerListSkeleton } from '@sakina/ui/ledger-list'
import { OwnText } from '@sakina/ui/provider'
import { useState } from 'react'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'

const AT_ONCE = 10

/** The ledger entries that add up to the balance, newest first, ten at a time. */
export function WalletEntries() {
  const t = useText()
  const [most, setMost] = useState(AT_ONCE)
  const [pages, setPages] = useState(1)
  const entries = useFirstPages(listWalletEntries, { query: {} }, pages)
  const wallet = useEndpoint(getWallet, {})
  // A held amount is about to become an entry of the ledger.
  usePolling((wallet.data?.holds.length ?? 0) > 0, () => entries.mutate())
  const showMore = () => {
    setMost(most + AT_ONCE)
    if (entries.data?.hasNext && most + AT_ONCE > entries.data.items.length) setPages(pages + 1)
  }
  return (
    <section className="grid gap-4" aria-labelledby="wallet-entries">
      <h2 id="wallet-entries" className="m-0 text-title font-semibold">
        {t('wallet.entries')}
      </h2>
      <AsyncView
        answer={entries}
        label={t('wallet.loading')}
        failedTitle={t('wallet.entriesFailed')}
        loading={<LedgerListSkeleton count={4} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('wallet.noEntries')}
            text={t('wallet.noEntriesText')}
            illustration={<WalletArt />}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.walletRewards.to()}>{t('wallet.toPoints')}</Link>
              </Button>
            }
          />
        }
      >
        {({ items, total }) => (
          <>
            <LedgerList
              byDay
              label={t('wallet.entries')}
              entries={items
                .slice(0, most)
                .map(({ id, kind, label, note, amount, at, balanceAfter, order }) => ({
                  id: String(id),
                  // A manual entry of the office has its own reason.
                  reason: note ?? label,
                  amount,
                  at: toRiyadhMoment(at),
                  balanceAfter,
                  held: kind === 'hold' || kind === 'release',
                  link: order?.id != null && (
                    <Link to={paths.myOrder.to({ order: order.id })}>
                      <OwnText>{order.name}</OwnText>
                    </Link>
                  ),
                }))}
            />
            {total > most && (
              <div>
                <Button variant="secondary" onClick={showMore}>
                  {t('wallet.more', { count: total - most })}
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncView>
    </section>
  )
}
