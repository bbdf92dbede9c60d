import { AccountMenu } from '../features/account-menu/account-menu.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function AccountMenuPage() {
  const t = useText()
  return (
    <div className="mx-auto max-w-content px-4 py-4 sm:py-8">
      <PortalTitle title={t('accountMenu.title')} />
      <AccountMenu />
    </div>
  )
}
