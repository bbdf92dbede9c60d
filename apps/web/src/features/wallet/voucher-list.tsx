import { useEndpoint } from '@sakina/api-client/swr'
import { listVouchers } from '@sakina/api-client/wire/wallet'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { SkeletonGroup } from '@sakina/ui/skeleton'
import { VoucherCard, VoucherCardSkeleton } from '@sakina/ui/voucher-card'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

// The list of vouchers matters first, so the form loads later.
const ClaimVoucher = lazyComponent(
  () => import('./claim-voucher.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={1} padding="md" />
  </SkeletonGroup>,
)

const grid = 'm-0 grid list-none grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4 p-0'

/** Lists the vouchers, and adds one by its code. */
export function VoucherList() {
  const t = useText()
  const vouchers = useEndpoint(listVouchers, {})
  return (
    <div className="grid gap-6">
      <ClaimVoucher />
      <AsyncView
        answer={vouchers}
        label={t('wallet.loading')}
        failedTitle={t('wallet.vouchers.failed')}
        loading={
          <div className={grid}>
            <VoucherCardSkeleton />
            <VoucherCardSkeleton />
          </div>
        }
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('wallet.vouchers.none')}
            text={t('wallet.vouchers.noneText')}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.walletRewards.to()}>{t('wallet.toPoints')}</Link>
              </Button>
            }
          />
        }
      >
        {(all) => (
          <ul aria-label={t('wallet.vouchers.title')} className={grid}>
            {all.map((voucher) => (
              <VoucherCard as="li" level={2} key={String(voucher.id)} voucher={voucher} />
            ))}
          </ul>
        )}
      </AsyncView>
    </div>
  )
}
