import { WalletBalancePanel } from '../features/wallet/wallet-balance.tsx'
import { WalletEntries } from '../features/wallet/wallet-entries.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletDetailsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('wallet.title')} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start">
        <WalletBalancePanel />
        <WalletEntries />
      </div>
    </>
  )
}
