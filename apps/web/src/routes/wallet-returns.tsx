import { Alert } from '@sakina/ui/alert'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'

import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { lazyPart } from '../shared/words/lazy-part.tsx'

// The rules and the library of forms come after the page: what is promised stands there meanwhile.
const ReturnForm = lazyPart(
  'features/wallet/return-form',
  () => import('../features/wallet/return-form.part.tsx'),
  <SkeletonGroup>
    <Skeleton shape="block" className="h-80" />
  </SkeletonGroup>,
)

export default function WalletReturns() {
  const t = useText()
  return (
    <>
      <PageHead title={t('wallet.returns.title')} description={t('wallet.returns.text')} />
      <PortalTitle title={t('wallet.returns.title')} text={t('wallet.returns.text')} />
      <Alert className="mb-6">{t('wallet.returns.rule')}</Alert>
      <ReturnForm />
    </>
  )
}
