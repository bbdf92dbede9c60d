import { useEndpoint } from '@sakina/api-client/swr'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { subtract } from '@sakina/domain/money'
import { Link as KitLink } from '@sakina/ui/link'
import { WalletPanel, WalletPanelSkeleton } from '@sakina/ui/wallet-panel'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { toRiyadhMoment } from '../../shared/clock/now.ts'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { RefundNotices } from '../../shared/requests/refund-notice.tsx'
import { Link } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'

/** The available and the frozen balance, with the reasons. */
export function WalletBalancePanel() {
  const t = useText()
  const at = useNow()
  const wallet = useEndpoint(getWallet, {})
  usePolling((wallet.data?.holds.length ?? 0) > 0, () => wallet.mutate())
  return (
    <AsyncView
      answer={wallet}
      label={t('wallet.loading')}
      failedTitle={t('wallet.failed')}
      loading={<WalletPanelSkeleton />}
    >
      {({ balance, frozen, holds, payouts }) => (
        <div className="grid gap-4">
          <WalletPanel
            balance={balance}
            frozen={frozen}
            available={subtract(balance, frozen)}
            holds={holds.map(({ id, label, amount, until }) => ({
              id: String(id),
              reason: label,
              amount,
              until: toRiyadhMoment(until),
              late: until !== null && until < at,
            }))}
          />
          <RefundNotices payouts={payouts} />
          <KitLink variant="standalone" link={<Link to={paths.bills.to()} />}>
            {t('wallet.toInvoices')}
          </KitLink>
        </div>
      )}
    </AsyncView>
  )
}
