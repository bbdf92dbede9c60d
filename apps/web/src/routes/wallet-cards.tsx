import { CardList } from '../features/wallet/card-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletCardsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('wallet.cards.title')} text={t('wallet.cards.text')} />
      <CardList />
    </>
  )
}
