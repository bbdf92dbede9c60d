import { WalletReturnSection } from '../features/wallet/returns.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletReturnsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('wallet.returns.title')} description={t('wallet.returns.text')} />
      <PortalTitle title={t('wallet.returns.title')} text={t('wallet.returns.text')} />
      <WalletReturnSection />
    </>
  )
}
