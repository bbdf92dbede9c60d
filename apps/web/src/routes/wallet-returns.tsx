import { WalletReturnSection } from '../features/wallet/returns.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { usePolicyTexts } from '../shared/policies/use-policies.ts'

export default function WalletReturnsPage() {
  const t = useText()
  const policies = usePolicyTexts()
  return (
    <>
      <PortalTitle title={t('wallet.returns.title')} text={t('wallet.returns.text', policies)} />
      <WalletReturnSection />
    </>
  )
}
