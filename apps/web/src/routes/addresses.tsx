import { AddressBook } from '../features/address/address-book.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function AddressesPage() {
  const t = useText()
  return (
    <>
      <PageHead title={t('address.title')} description={t('address.text')} />
      <PortalTitle title={t('address.title')} text={t('address.text')} />
      <AddressBook />
    </>
  )
}
