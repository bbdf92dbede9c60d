import { LoyaltyRewards } from '../features/wallet/loyalty-rewards.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletRewardsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('wallet.rewards.title')} description={t('wallet.rewards.text')} />
      <PortalTitle title={t('wallet.rewards.title')} />
      <LoyaltyRewards />
    </>
  )
}
