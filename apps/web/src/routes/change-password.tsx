import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { ForcedPasswordChangeForm } from '../features/auth/new-password-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { useText } from '../shared/intl/use-text.ts'
import { useNavigate, useSearchParams } from '../shared/router/index.ts'
import { useCustomer, useSession } from '../shared/session/session.ts'

export default function ForcedPasswordChangePage() {
  const t = useText()
  const { remember } = useSession()
  const customer = useCustomer()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = search.get('back')
  return (
    <AuthPageLayout title={t('auth.change.title')} text={t('auth.change.text')}>
      <ForcedPasswordChangeForm
        onDone={() => {
          void navigate(paths.login.to(back === null ? {} : { back }), { replace: true })
          // The server has ended every session, so the token is invalid. The login is kept.
          remember(customer)
        }}
      />
    </AuthPageLayout>
  )
}
