import { AccountOverview } from '../features/now/account-overview.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useSession } from '../shared/session/session.ts'

export default function AccountOverviewPage() {
  const t = useText()
  const session = useSession()
  const firstName = 'customer' in session ? session.customer.name.split(' ')[0] : undefined
  return (
    <>
      <PortalTitle title={t('now.title')} text={firstName && t('now.greeting', { name: firstName })} />
      <AccountOverview />
    </>
  )
}
