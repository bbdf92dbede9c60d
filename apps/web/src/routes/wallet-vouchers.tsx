import { VoucherList } from '../features/wallet/voucher-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletVouchersPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('wallet.vouchers.title')} description={t('wallet.vouchers.text')} />
      <PortalTitle title={t('wallet.vouchers.title')} text={t('wallet.vouchers.text')} />
      <VoucherList />
    </>
  )
}
