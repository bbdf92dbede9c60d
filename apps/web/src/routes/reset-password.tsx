import { Alert } from '@sakina/ui/alert'
import { Link as KitLink } from '@sakina/ui/link'

import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { ResetPasswordForm } from '../features/auth/reset-form.tsx'
import { paths } from '../shared/config/paths.ts'
import { useText } from '../shared/intl/use-text.ts'
import { isRecord } from '../shared/is-record.ts'
import { Link, useLocation, useNavigate, useSearchParams } from '../shared/router/index.ts'

export default function ResetPasswordPage() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const location = useLocation()
  const state: unknown = location.state
  const isSent = isRecord(state) && state['sent'] === true
  const back = search.get('back')
  const login = paths.login.to(back === null ? {} : { back })
  return (
    <AuthPageLayout
      title={t('auth.reset.title')}
      text={t('auth.reset.text')}
      other={
        <KitLink variant="standalone" link={<Link to={login} />}>
          {t('auth.toLogin')}
        </KitLink>
      }
    >
      {isSent && (
        <Alert tone="success" announce title={t('auth.forgot.sent')} className="mb-5">
          {t('auth.forgot.sentText')}
        </Alert>
      )}
      <ResetPasswordForm
        email={search.get('email') ?? ''}
        token={search.get('token') ?? ''}
        again={paths.forgotPassword.to({ back: back ?? undefined })}
        onDone={() => void navigate(login, { replace: true })}
      />
    </AuthPageLayout>
  )
}
