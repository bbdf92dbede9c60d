import { useEndpoint } from '@sakina/api-client/swr'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { subtract } from '@sakina/domain/money'
import { Icon, walletIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'

/** What can be spent from the wallet. It is an extra, so nothing is shown if it fails to load. */
export default function WalletTile() {
  const t = useText()
  const { data } = useEndpoint(getWallet, {})
  if (!data) return null
  return (
    <Link
      to={paths.walletDetails.to()}
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-border bg-surface p-4 text-text no-underline hover:bg-subtle"
    >
      <span className="flex items-center gap-3">
        <Icon of={walletIcon} className="text-primary" />
        {t('now.wallet')}
      </span>
      <Money halalas={subtract(data.balance, data.frozen)} weight="strong" />
    </Link>
  )
}
