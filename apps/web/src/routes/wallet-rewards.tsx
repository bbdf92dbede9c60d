import { LoyaltyRewards } from '../features/wallet/loyalty-rewards.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletRewardsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('wallet.rewards.title')} />
      <LoyaltyRewards />
    </>
  )
}
