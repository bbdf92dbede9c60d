import { OwnPasswordForm } from '../features/profile/own-password-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useNavigate } from '../shared/router/index.ts'
import { useCustomer, useSession } from '../shared/session/session.ts'

export default function ChangeOwnPasswordPage() {
  const t = useText()
  const { remember } = useSession()
  const customer = useCustomer()
  const navigate = useNavigate()
  return (
    <>
      <PortalTitle title={t('profile.change.title')} text={t('profile.change.text')} />
      <OwnPasswordForm
        onDone={() => {
          void navigate(paths.login.to({ back: paths.profile.to() }), { replace: true })
          // The server has ended every session, so the token is invalid. The login is kept.
          remember(customer)
        }}
      />
    </>
  )
}
