import { AddAddressButton, AddressBook } from '../features/address/address-book.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function AddressesPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('address.title')} description={t('address.text')} />
      <PortalTitle title={t('address.title')} text={t('address.text')} action={<AddAddressButton />} />
      <AddressBook />
    </>
  )
}
