import { VoucherList } from '../features/wallet/voucher-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletVouchersPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('wallet.vouchers.title')} text={t('wallet.vouchers.text')} />
      <VoucherList />
    </>
  )
}
