import { AddAddressButton, AddressBook } from '../features/address/address-book.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function AddressesPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('address.title')} text={t('address.text')} action={<AddAddressButton />} />
      <AddressBook />
    </>
  )
}
