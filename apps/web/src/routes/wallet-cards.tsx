import { CardList } from '../features/wallet/card-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function WalletCardsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('wallet.cards.title')} description={t('wallet.cards.text')} />
      <PortalTitle title={t('wallet.cards.title')} text={t('wallet.cards.text')} />
      <CardList />
    </>
  )
}
