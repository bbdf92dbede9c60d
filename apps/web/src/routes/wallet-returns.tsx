import { WalletReturnSection } from '../features/wallet/returns.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletReturnsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('wallet.returns.title')} text={t('wallet.returns.text')} />
      <WalletReturnSection />
    </>
  )
}
