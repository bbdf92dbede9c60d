import { AddressForm } from '../features/address/address-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useNavigate, useSearchParams } from '../shared/router/index.ts'
import { safeReturnPath } from '../shared/session/safe-return-path.ts'

/** The address form as a page. It returns to the page that linked here, else to the address book. */
export default function AddressFormPage() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = search.get('back')
  const next = back === null ? paths.addresses.to() : safeReturnPath(back)
  return (
    <div className="mx-auto max-w-2xl px-4 py-8">
      <PortalTitle title={t('address.formTitle')} text={t('address.formText')} />
      <AddressForm onSaved={() => void navigate(next, { replace: true })} />
    </div>
  )
}
